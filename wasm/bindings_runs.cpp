// The functions of bindings.cpp as Embind has them, for as long as the page calls them so.

#include <emscripten/bind.h>

#include "exchange.hpp"

extern "C" {
int module_isSound();
unsigned module_openRun(unsigned, double);
void module_closeRun(unsigned);
int module_advance(unsigned, double);
void module_cancel(unsigned);
double module_length(unsigned);
int module_status(unsigned);
unsigned module_stats(unsigned);
unsigned module_solutions(unsigned);
unsigned module_events(unsigned, double, double);
unsigned module_stateAt(unsigned, double);
unsigned module_pathAt(unsigned, double);
double module_next(unsigned, double, unsigned);
double module_previous(unsigned, double, unsigned);
double module_countBefore(unsigned, double, unsigned);
unsigned module_overview(unsigned);
unsigned module_tree(unsigned, double);
unsigned module_openSubtree(unsigned, double, double);
int module_advanceSubtree(unsigned, double);
unsigned module_subtree(unsigned);
void module_closeSubtree(unsigned);
unsigned module_propagators();
unsigned module_roomFor(unsigned);
unsigned module_outbox();
}

EMSCRIPTEN_BINDINGS(sudokuscope_runs) {
  emscripten::function("isSound", &module_isSound);
  emscripten::function("openRun", &module_openRun);
  emscripten::function("closeRun", &module_closeRun);
  emscripten::function("advance", &module_advance);
  emscripten::function("cancel", &module_cancel);
  emscripten::function("length", &module_length);
  emscripten::function("status", &module_status);
  emscripten::function("stats", &module_stats);
  emscripten::function("solutions", &module_solutions);
  emscripten::function("events", &module_events);
  emscripten::function("stateAt", &module_stateAt);
  emscripten::function("pathAt", &module_pathAt);
  emscripten::function("next", &module_next);
  emscripten::function("previous", &module_previous);
  emscripten::function("countBefore", &module_countBefore);
  emscripten::function("overview", &module_overview);
  emscripten::function("tree", &module_tree);
  emscripten::function("openSubtree", &module_openSubtree);
  emscripten::function("advanceSubtree", &module_advanceSubtree);
  emscripten::function("subtree", &module_subtree);
  emscripten::function("closeSubtree", &module_closeSubtree);
  emscripten::function("propagators", &module_propagators);
  emscripten::function("roomFor", &module_roomFor);
  emscripten::function("outbox", &module_outbox);
}
