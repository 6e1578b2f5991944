#pragma once
// Whether standard output is a terminal that shows colours. Only --explain and --check ask this: a
// judge's sandbox may forbid it.

#ifdef _WIN32
#include <windows.h>
#else
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#endif

namespace judge {

#ifdef _WIN32

// Consoles print escape sequences as they are until they are told to obey them; old ones never do.
inline bool is_color_terminal() {
  const HANDLE console = GetStdHandle(STD_OUTPUT_HANDLE);
  DWORD mode = 0;
  const DWORD obey_sequences = 0x0004;  // ENABLE_VIRTUAL_TERMINAL_PROCESSING
  return GetConsoleMode(console, &mode) != 0 && SetConsoleMode(console, mode | obey_sequences) != 0;
}

#else

inline bool is_color_terminal() {
  const char* const terminal = std::getenv("TERM");
  const bool is_dumb = terminal != nullptr && std::strcmp(terminal, "dumb") == 0;
  return isatty(STDOUT_FILENO) != 0 && !is_dumb;
}

#endif

}  // namespace judge
