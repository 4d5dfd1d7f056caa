// Embind registers every type that C++ code might pass, with the JavaScript that converts it. To the core, only numbers
// are passed, so that all others are registered as nothing.
mergeInto(LibraryManager.library, {
  _embind_register_bigint: function() {},
  _embind_register_bigint__deps: [],
  _embind_register_bool: function() {},
  _embind_register_bool__deps: [],
  _embind_register_emval: function() {},
  _embind_register_emval__deps: [],
  _embind_register_memory_view: function() {},
  _embind_register_memory_view__deps: [],
  _embind_register_std_string: function() {},
  _embind_register_std_string__deps: [],
  _embind_register_std_wstring: function() {},
  _embind_register_std_wstring__deps: [],
});
