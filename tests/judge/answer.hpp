#pragma once
// Runs a program's answer function inside the test process on input that arrives in chosen pieces.

#include <sched.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "judge/errors.hpp"
#include "judge/input.hpp"
#include "judge/output.hpp"

namespace judge_test {

// Input that is read in exactly the given pieces: each is one packet of a socket, and read(2) never
// joins two. But it drops what a reader has no room for, so text that does not fit the reader's
// buffer goes through a stream, and each piece is sent when the one before it has been read.
class Pieces {
 public:
  explicit Pieces(std::vector<std::string> pieces) {
    std::size_t size = 0;
    for (const std::string& piece : pieces) size += piece.size();
    const bool is_stream = size > 1 << 16;
    int ends[2];
    if (socketpair(AF_UNIX, is_stream ? SOCK_STREAM : SOCK_SEQPACKET, 0, ends) != 0)
      throw std::runtime_error("no socket pair");
    descriptor_ = ends[0];
    writer_ = std::thread([end = ends[1], is_stream, pieces = std::move(pieces)] {
      for (const std::string& piece : pieces) {
        // The reader may be gone already: that is its right, the rest is for nobody.
        if (!piece.empty() && send(end, piece.data(), piece.size(), MSG_NOSIGNAL) < 0) break;
        if (is_stream) wait_until_read(end);
      }
      close(end);
    });
  }

  Pieces(const Pieces&) = delete;
  Pieces& operator=(const Pieces&) = delete;

  ~Pieces() {
    close(descriptor_);
    writer_.join();
  }

  int descriptor() const { return descriptor_; }

 private:
  static void wait_until_read(int end) {
    for (int unread; ioctl(end, TIOCOUTQ, &unread) == 0 && unread != 0;) sched_yield();
  }

  int descriptor_;
  std::thread writer_;
};

inline std::vector<std::string> pieces_of(const std::string& text, std::size_t size) {
  std::vector<std::string> pieces;
  for (std::size_t at = 0; at < text.size(); at += size) pieces.push_back(text.substr(at, size));
  return pieces;
}

template <class Random>
std::vector<std::string> random_pieces(const std::string& text, Random& random) {
  std::vector<std::string> pieces;
  for (std::size_t at = 0; at < text.size(); at += pieces.back().size()) {
    pieces.push_back(text.substr(at, std::uniform_int_distribution<std::size_t>(1, 40)(random)));
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

// Reads a whole pipe that has no writer any more.
inline std::string drain(int descriptor) {
  std::string text;
  char bytes[4096];
  for (ssize_t count; (count = read(descriptor, bytes, sizeof bytes)) > 0;) {
    text.append(bytes, static_cast<std::size_t>(count));
  }
  return text;
}

inline Answered answer(void (*answer_cases)(judge::Input&, judge::Output&),
                       std::vector<std::string> text) {
  const Pieces pieces(std::move(text));
  int ends[2];
  if (pipe(ends) != 0) throw std::runtime_error("cannot make a pipe");
  Answered answered;
  std::thread reader([&] { answered.answers = drain(ends[0]); });
  {
    judge::Output output(ends[1]);
    judge::Input input(pieces.descriptor(), output);
    try {
      answer_cases(input, output);
    } catch (const judge::MalformedInput& error) {
      answered.error = std::to_string(error.at.line) + ":" + std::to_string(error.at.column) +
                       ": " + error.message;
    }
    output.flush();
  }
  close(ends[1]);
  reader.join();
  close(ends[0]);
  return answered;
}

inline Answered answer(void (*answer_cases)(judge::Input&, judge::Output&),
                       const std::string& text) {
  return answer(answer_cases, pieces_of(text, std::size_t{1} << 15));
}

}  // namespace judge_test
