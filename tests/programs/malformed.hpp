#pragma once
// Malformed inputs of all sorts for the three programs, and what must come of each.

#include <ostream>
#include <string>

namespace programs {

using namespace std::string_literals;

struct Malformed {
  const char* name;
  const char* program;
  std::string input;
  const char* answers;  // what standard output keeps
  const char* place;    // LINE:COLUMN
  const char* message;  // the rest of the line on standard error
};

inline std::ostream& operator<<(std::ostream& out, const Malformed& row) {
  return out << row.program << ' ' << row.name;
}

inline const char* const colour =
    "expected a colour or the 0 that ends the column (0 to 9223372036854775807), found ";
inline const char* const kind = "expected a kind (0 to 9223372036854775807), found ";
inline const char* const piece = "expected a piece (four letters F, O or I), found ";

inline std::string wanted(const char* what, const char* found) { return what + std::string(found); }

// Rows keep the message as a pointer, so texts that are put together live here.
inline const std::string colour_minus = wanted(colour, "\"-1\"");
inline const std::string colour_fraction = wanted(colour, "\"1.5\"");
inline const std::string colour_huge = wanted(colour, "\"9223372036854775808\"");
inline const std::string colour_end = wanted(colour, "the end of the input");
inline const std::string kind_letter = wanted(kind, "\"x\"");
inline const std::string kind_minus = wanted(kind, "\"-3\"");
inline const std::string kind_huge = wanted(kind, "\"9223372036854775808\"");
inline const std::string kind_nul = wanted(kind, "\"0\\x000\"");
inline const std::string kind_end = wanted(kind, "the end of the input");
inline const std::string piece_short = wanted(piece, "\"FFF\"");
inline const std::string piece_long = wanted(piece, "\"FFFFF\"");
inline const std::string piece_lower = wanted(piece, "\"ffff\"");
inline const std::string piece_end = wanted(piece, "the end of the input");

inline const Malformed mayan_rows[] = {
    {"Empty", "mayan", "", "", "1:1",
     "expected the number of moves (0 to 1000000), found the end of the input"},
    {"OnlyWhiteSpace", "mayan", " \n\t\n", "", "3:1",
     "expected the number of moves (0 to 1000000), found the end of the input"},
    {"NegativeMoves", "mayan", "-1\n0 0 0 0 0\n", "", "1:1",
     "expected the number of moves (0 to 1000000), found \"-1\""},
    {"TooManyMoves", "mayan", "1000001\n0 0 0 0 0\n", "", "1:1",
     "expected the number of moves (0 to 1000000), found \"1000001\""},
    {"NegativeColour", "mayan", "1\n1 -1 0\n0\n0\n0\n0\n", "", "2:3", colour_minus.c_str()},
    {"FractionColour", "mayan", "1\r\n1 1.5 0\r\n0\n0\n0\n0\n", "", "2:3", colour_fraction.c_str()},
    {"ColourOverflow", "mayan", "1\n 9223372036854775808 0\n0\n0\n0\n0\n", "", "2:2",
     colour_huge.c_str()},
    {"ColumnTooHigh", "mayan", "1\n0\n1 2 1 2 1 2 1 2 0\n0\n0\n0\n", "", "3:15",
     "expected the 0 that ends a column of 7 blocks, found \"2\""},
    {"VerticalRun", "mayan", "1\n0\n2 1 1 1 0\n0\n0\n0\n", "", "3:7",
     "expected a colour that completes no run of three, found \"1\""},
    {"HorizontalRun", "mayan", "1\n2 1 0\n1 1 0\n2 1 0\n0\n0\n", "", "4:3",
     "expected a colour that completes no run of three, found \"1\""},
    {"MissingColumn", "mayan", "1\n1 0\n0\n0\n0\n", "", "6:1", colour_end.c_str()},
    {"MissingZero", "mayan", "1\n1 0\n0\n0\n0\n1", "", "6:2", colour_end.c_str()},
    {"AfterByteOrderMark", "mayan", "\xEF\xBB\xBFx", "", "1:4",
     "expected the number of moves (0 to 1000000), found \"x\""},
    {"PartOfAByteOrderMark", "mayan", "\xEF\xBB", "", "1:1",
     "expected the number of moves (0 to 1000000), found \"\\xef\\xbb\""},
};

inline const Malformed lianliankan_rows[] = {
    {"OnlyRowsZero", "lianliankan", "0 5\n", "", "1:1",
     "expected a number of rows, as columns follow, found 0"},
    {"OnlyColumnsZero", "lianliankan", "5 0\n", "", "1:3",
     "expected the number of columns (1 to 214748364), found \"0\""},
    {"NegativeRows", "lianliankan", "-1 5\n", "", "1:1",
     "expected the number of rows (0 to 1073741824), found \"-1\""},
    {"TooManyCells", "lianliankan", "1000000 1000000\n", "", "1:9",
     "expected the number of columns (1 to 1073), found \"1000000\""},
    {"NoColumns", "lianliankan", "5", "", "1:2",
     "expected the number of columns (1 to 214748364), found the end of the input"},
    {"LetterAfterAnAnswer", "lianliankan", "1 2\n1 1\n1\n1 1 1 2\n2 2\n1 1\n1 x\n", "YES\n", "7:3",
     kind_letter.c_str()},
    {"NegativeKind", "lianliankan", "1 3\n1 -3 1\n1\n1 1 1 3\n", "", "2:3", kind_minus.c_str()},
    {"KindOverflow", "lianliankan", "1 2\n1\n9223372036854775808\n1\n1 1 1 2\n", "", "3:1",
     kind_huge.c_str()},
    {"NulByteInAKind", "lianliankan", "1 2\n1 0\0"s + "0\n1\n1 1 1 2\n", "", "2:3",
     kind_nul.c_str()},
    {"BoardCutShort", "lianliankan", "2 2\n1 1\n1\n", "", "4:1", kind_end.c_str()},
    {"ClaimsFarMoreThanThereIs", "lianliankan", "32768 32768\n1 2 3", "", "2:6", kind_end.c_str()},
    {"NoQueryCount", "lianliankan", "1 1\n1\n", "", "3:1",
     "expected the number of queries (0 to 9223372036854775807), found the end of the input"},
    {"QueryRowZero", "lianliankan", "1 2\n1 1\n2\n1 1 1 2\n0 1 1 2\n", "YES\n", "5:1",
     "expected a row (1 to 1), found \"0\""},
    {"QueryRowBeyond", "lianliankan", "1 2\n1 1\n2\n1 1 1 2\n1 1 2 2\n", "YES\n", "5:5",
     "expected a row (1 to 1), found \"2\""},
    {"QueryColumnBeyond", "lianliankan", "1 2\n1 1\n2\n1 1 1 2\n1 1 1 3\n", "YES\n", "5:7",
     "expected a column (1 to 2), found \"3\""},
    {"QueryCutShort", "lianliankan", "1 2\n1 1\n2\n1 1 1 2\n1 1 1", "YES\n", "5:6",
     "expected a column (1 to 2), found the end of the input"},
    {"TextWhereACaseShouldBegin", "lianliankan", "1 2\n1 1\n1\n1 1 1 2\nbye\n", "YES\n", "5:1",
     "expected the number of rows (0 to 1073741824), found \"bye\""},
};

inline const Malformed puzzle519_rows[] = {
    {"OnlyRowsZero", "puzzle519", "0 5\n", "", "1:1",
     "expected a number of rows, as columns follow, found 0"},
    {"OnlyColumnsZero", "puzzle519", "1 1\nFFFF\n5 0\n", "YES\n", "3:3",
     "expected the number of columns (1 to 200000), found \"0\""},
    {"TooManyPieces", "puzzle519", "1001 1000\n", "", "1:6",
     "expected the number of columns (1 to 999), found \"1000\""},
    {"SignedRows", "puzzle519", "+1 1\nFFFF\n", "", "1:1",
     "expected the number of rows (0 to 1000000), found \"+1\""},
    {"PieceTooShort", "puzzle519", "1 1\nFFFF\n\n1 1\nFFF\n", "YES\n", "5:1", piece_short.c_str()},
    {"PieceTooLong", "puzzle519", "1 1\n FFFFF\n", "", "2:2", piece_long.c_str()},
    {"LowerCase", "puzzle519", "1 1\n\tffff\n", "", "2:2", piece_lower.c_str()},
    {"PiecesMissing", "puzzle519", "1 1\nFFFF\n1 2\nFOFF\n", "YES\n", "5:1", piece_end.c_str()},
    {"NumberForAPiece", "puzzle519", "1 1\n1 1\n", "", "2:1",
     "expected a piece (four letters F, O or I), found \"1\""},
};

}  // namespace programs
