// One puzzle of ours in every format, made by a program that shares nothing with the engine.
#pragma once

#include <string>

namespace sudoku::testing {

inline const std::string kDots = "..2.9..651..7.5.42.65..2...4....7.5398.6.34..6..4.1..7...876.3...65..2...3.21..7.";
inline const std::string kZeros = "002090065100705042065002000400007053980603400600401007000876030006500200030210070";

// The same with A1 set to 3 and the 1 of A7 taken away.
inline const std::string kHodoku =
    ":0000:x:+3.2.9..651..7.5.42.65..2...4....7.5398.6.34..6..4.1..7...876.3...65..2...3.21..7.:117::";
inline const std::string kS9b =
    "S9B0c2i020j094a5u0605017mb6075205ba04025u06050n4e02d3b7b7040l0j7m4407c3050309082b061003040l0j06100m"
    "044k01b6b807108d7v08070683037v5u9n06050u7u02b7bf4i03be02017uci07ca";
inline const std::string kBase32 =
    "084g0502g18gc0211103g0o041a811o80h05c021110a8o05sao2o20h0602g08441q21109g181422114090h06022114080h9403o0o44114hmgi"
    "814121h209gic0ki21110ogg05o2oi9009og0503ggr041qg";

inline const std::string kScf = "ACT65LHF4C6PWiH539IG3OQELb87GX6PWD2LH";
inline const std::string kClassic = "classicC2B9C651C7B5B42B65C2D4E7B5398B6B34C6C4B1C7D876B3D65C2D3B21C7B";
inline const std::string kSolo = "3x3:b2a9b6_5_1b7a5a4_2a6_5b2c4d7a5_3_9_8a6a3_4b6b4a1b7c8_7_6a3c6_5b2c3a2_1b7a";
inline const std::string kIss =
    ".~R1C3_2~R1C5_9~R1C8_6~R1C9_5~R2C1_1~R2C4_7~R2C6_5~R2C8_4~R2C9_2~R3C2_6~R3C3_5~R3C6_2~R4C1_4~R4C6_7~R4C8_5~R4C9_3"
    "~R5C1_9~R5C2_8~R5C4_6~R5C6_3~R5C7_4~R6C1_6~R6C4_4~R6C6_1~R6C9_7~R7C4_8~R7C5_7~R7C6_6~R7C8_3~R8C3_6~R8C4_5~R8C7_2"
    "~R9C2_3~R9C4_2~R9C5_1~R9C8_7";
inline const std::string kSs =
    "*-----------*\n|..2|.9.|.65|\n|1..|7.5|.42|\n|.65|..2|...|\n|---+---+---|\n|4..|..7|.53|\n|98.|6.3|4..|\n"
    "|6..|4.1|..7|\n|---+---+---|\n|...|876|.3.|\n|..6|5..|2..|\n|.3.|21.|.7.|\n*-----------*\n";
inline const std::string kXml =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n  <name>a \"test\"</name>\n  <game data=\"" + kZeros +
    "\" />\n</opensudoku>\n";

/// Nine lines.
inline std::string rows_of(const std::string& line) {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) text += line.substr(9 * row, 9) + "\n";
  return text;
}

}  // namespace sudoku::testing
