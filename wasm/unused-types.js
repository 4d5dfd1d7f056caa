// Embind registers every type that C++ code might pass, wide strings and 64-bit integers too, with the JavaScript that
// converts them. No binding has such a type, so they are registered as nothing.
mergeInto(LibraryManager.library, {
  _embind_register_std_wstring: function() {},
  _embind_register_std_wstring__deps: [],
  _embind_register_bigint: function() {},
  _embind_register_bigint__deps: [],
});
