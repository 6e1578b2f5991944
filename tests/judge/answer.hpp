#pragma once
// Runs a program's answer function inside the test process, on input that comes at once or in
// chosen pieces.

#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "judge/errors.hpp"
#include "judge/input.hpp"
#include "judge/memory_file.hpp"
#include "judge/output.hpp"

namespace judge_test {

// Input that is read in exactly the given pieces: each is one packet of a socket, and read(2) never
// joins two. The socket holds them all at once: at most 200 pieces, each of at most 30 KB, together
// of at most 80 KB.
class Pieces {
 public:
  explicit Pieces(const std::vector<std::string>& pieces) {
    int ends[2];
    require(socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends) == 0);
    descriptor_ = ends[0];
    for (const std::string& piece : pieces) {
      require(send(ends[1], piece.data(), piece.size(), MSG_DONTWAIT) > 0);
    }
    close(ends[1]);
  }
  ~Pieces() { close(descriptor_); }

  Pieces(const Pieces&) = delete;
  Pieces& operator=(const Pieces&) = delete;

  int descriptor() const { return descriptor_; }

 private:
  static void require(bool works) {
    if (!works) throw std::runtime_error("a socket does not take these pieces");
  }

  int descriptor_;
};

// Pieces of this size. Texts too long for that are cut into larger ones.
inline std::vector<std::string> pieces_of(const std::string& text, std::size_t size) {
  std::vector<std::string> pieces;
  size = std::max(size, text.size() / 200 + 1);
  for (std::size_t at = 0; at < text.size(); at += size) pieces.push_back(text.substr(at, size));
  return pieces;
}

inline std::vector<std::string> random_pieces(const std::string& text, std::mt19937& random) {
  std::vector<std::string> pieces;
  const std::size_t longest = 40 + text.size() / 50;
  for (std::size_t at = 0; at < text.size(); at += pieces.back().size()) {
    pieces.push_back(text.substr(at, 1 + random() % longest));
  }
  return pieces;
}

// What a program would have written: its answers and, for malformed input, "LINE:COLUMN: message".
struct Answered {
  std::string answers;
  std::string error;
};

inline bool operator==(const Answered& a, const Answered& b) {
  return a.answers == b.answers && a.error == b.error;
}

inline std::ostream& operator<<(std::ostream& out, const Answered& answered) {
  return out << answered.answers << answered.error;
}

// Whether two runs came to the same. Of a wrong token a message quotes only what has come so far,
// so what follows "found" may differ between inputs in other pieces.
inline bool is_alike(const Answered& a, const Answered& b) {
  const auto place_and_wanted = [](const std::string& error) {
    return error.substr(0, error.rfind(", found "));
  };
  return a.answers == b.answers && place_and_wanted(a.error) == place_and_wanted(b.error);
}

inline Answered answer_from(int descriptor, void (*answer_cases)(judge::Input&, judge::Output&)) {
  static MemoryFile file;
  file.fill("", 0);
  judge::Output output(file.descriptor());
  judge::Input input(descriptor, output);
  std::string error;
  try {
    answer_cases(input, output);
  } catch (const judge::MalformedInput& malformed) {
    error = std::to_string(malformed.at.line) + ":" + std::to_string(malformed.at.column) + ": " +
            malformed.message;
  }
  output.flush();
  return {file.text(), error};
}

inline Answered answer(void (*answer_cases)(judge::Input&, judge::Output&),
                       const std::vector<std::string>& pieces) {
  return answer_from(Pieces(pieces).descriptor(), answer_cases);
}

// The same for text that comes at once.
inline Answered answer(void (*answer_cases)(judge::Input&, judge::Output&),
                       const std::string& text) {
  static MemoryFile file;
  file.fill(text.data(), text.size());
  return answer_from(file.descriptor(), answer_cases);
}

}  // namespace judge_test
