#include "link.hpp"

#include "payload.hpp"

namespace sudoku::formats {

namespace {

// Cuts off what follows the first `mark`, and gives it.
std::string_view cut(std::string_view& text, char mark) {
  const std::size_t at = text.find(mark);
  if (at == std::string_view::npos) return text.substr(text.size());
  const std::string_view rest = text.substr(at + 1);
  text = text.substr(0, at);
  return rest;
}

// "example.org": letters and a dot, which no line of cells has in that order before a slash.
bool looks_like_host(std::string_view host) {
  const std::size_t dot = host.rfind('.');
  if (dot == std::string_view::npos || dot == 0 || host.size() - dot < 3) return false;
  for (const char c : host.substr(dot + 1)) {
    if ((c | 0x20) < 'a' || (c | 0x20) > 'z') return false;
  }
  return true;
}

}  // namespace

std::string_view SiteLink::last_segment() const {
  std::string_view rest = path;
  while (!rest.empty() && rest.back() == '/') rest.remove_suffix(1);
  const std::size_t slash = rest.rfind('/');
  return slash == std::string_view::npos ? rest : rest.substr(slash + 1);
}

std::optional<std::string_view> SiteLink::argument(std::string_view key) const {
  for (const std::string_view part : split_at(query, '&')) {
    if (part.size() > key.size() && part[key.size()] == '=' && part.substr(0, key.size()) == key) {
      return part.substr(key.size() + 1);
    }
  }
  return std::nullopt;
}

std::optional<SiteLink> link_of(std::string_view text) {
  text = trimmed(text);
  const bool may_be_link = text.find('/') != std::string_view::npos || text.find('?') != std::string_view::npos;
  if (!may_be_link || text.find_first_of(" \t\r\n<>\"'") != std::string_view::npos) return std::nullopt;
  const bool has_scheme = begins_with(text, "http://") || begins_with(text, "https://");
  if (has_scheme) text.remove_prefix(text.find("//") + 2);
  SiteLink link;
  link.fragment = cut(text, '#');
  link.query = cut(text, '?');
  if (text.empty()) return link.query.empty() ? std::nullopt : std::optional(link);
  if (begins_with(text, "www.")) text.remove_prefix(4);
  const std::size_t slash = text.find('/');
  link.host = text.substr(0, slash);
  link.path = text.substr(slash == std::string_view::npos ? text.size() : slash);
  if (!has_scheme && (slash == std::string_view::npos || !looks_like_host(link.host))) return std::nullopt;
  return link;
}

}  // namespace sudoku::formats
