#include "sudoku/step_json.hpp"

namespace sudoku::human {

namespace {

void write(Json& json, const std::vector<Candidate>& candidates) {
  json.open('[');
  for (const auto& [cell, digit] : candidates) json.open('[').value(cell).value(digit).close(']');
  json.close(']');
}

void write(Json& json, const Node& node) {
  json.open('{').key("digit").value(node.digit).key("cells").open('[');
  for (const Cell cell : node.cells) json.value(cell);
  json.close(']').close('}');
}

void write(Json& json, const StepReason& reason) {
  json.open('{').key("digits").open('[');
  for (const Digit digit : reason.digits) json.value(digit);
  json.close(']').key("units").open('[');
  for (const Unit unit : reason.units) json.value(unit);
  json.close(']').key("roles").open('[');
  for (const auto& [role, cell, digit, group] : reason.roles) {
    json.open('{').key("role").text(role_id(role)).key("cell").value(cell).key("digit").value(digit);
    json.key("group").value(group).close('}');
  }
  json.close(']').key("links").open('[');
  for (const StepLink& link : reason.links) {
    json.open('{').key("from");
    write(json, link.from);
    json.key("to");
    write(json, link.to);
    json.key("strong").truth(link.strong).key("group").value(link.group);
    if (link.unit != kNoUnit) json.key("unit").value(link.unit);
    json.close('}');
  }
  json.close(']');
  if (reason.constraint != kNoConstraint) json.key("constraint").value(reason.constraint);
  json.close('}');
}

/// Of a step that no technique found.
std::string_view cause_id(StepCause cause) {
  return cause == StepCause::marks ? "marks" : "refuted";
}

}  // namespace

void write(Json& json, const Step& step) {
  json.open('{');
  write_members(json, step);
  json.close('}');
}

void write_members(Json& json, const Step& step) {
  json.key("technique").text(techniques()[step.technique].id);
  json.key("difficulty").value(step.difficulty).key("placements");
  write(json, step.placements);
  json.key("eliminations");
  write(json, step.eliminations);
  json.key("reason");
  write(json, step.reason);
}

void write(Json& json, const RunEvent& event) {
  json.open('{').key("index").value(event.index).key("kind").text(kind_id(event.kind));
  if (event.kind == EventKind::step) {
    json.key("cause").text(event.found ? techniques()[event.found->technique].id : cause_id(event.cause));
    if (event.found) write(json.key("step").value(event.number).key("found"), *event.found);
  }
  if (event.kind == EventKind::solution) json.key("number").value(event.number);
  if (event.cell != kNoCell) json.key("cell").value(event.cell);
  if (event.unit != kNoUnit) json.key("unit").value(event.unit);
  if (event.constraint != kNoConstraint) json.key("constraint").value(event.constraint);
  if (event.digit != 0) json.key("digit").value(event.digit);
  if (event.kind == EventKind::decide) json.key("alternatives").value(event.alternatives);
  if (event.kind == EventKind::refute) json.key("outcome").text(event.is_exhausted ? "exhausted" : "failed");
  if (event.kind == EventKind::step || event.kind == EventKind::decide) write(json.key("gone"), event.gone);
  json.key("depth").value(std::uint64_t{event.depth}).close('}');
}

}  // namespace sudoku::human
