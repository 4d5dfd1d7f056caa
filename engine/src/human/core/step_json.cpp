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

void write(Json& json, const Reason& reason) {
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
  for (const Link& link : reason.links) {
    json.open('{').key("from");
    write(json, link.from);
    json.key("to");
    write(json, link.to);
    json.key("strong").truth(link.strong).key("group").value(link.group);
    if (link.unit != kNoUnit) json.key("unit").value(link.unit);
    json.close('}');
  }
  json.close(']').close('}');
}

}  // namespace

void write(Json& json, const Step& step) {
  json.open('{').key("technique").text(techniques()[step.technique].id);
  json.key("difficulty").value(step.difficulty).key("placements");
  write(json, step.placements);
  json.key("eliminations");
  write(json, step.eliminations);
  json.key("reason");
  write(json, step.reason);
  json.close('}');
}

}  // namespace sudoku::human
