// Embind registers every type that C++ code might pass, including wide strings and 64-bit integers, with the JavaScript
// that converts them. No binding uses these types, so they are registered without code.
mergeInto(LibraryManager.library, {
  _embind_register_std_wstring: function() {},
  _embind_register_std_wstring__deps: [],
  _embind_register_bigint: function() {},
  _embind_register_bigint__deps: [],
});
