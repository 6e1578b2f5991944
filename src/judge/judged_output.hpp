#pragma once
// Another program's output while --check judges it: its tokens, and the verdicts where they are YES
// or NO. Any white space separates tokens, and upper and lower case differ, as with judges.

#include <cstddef>
#include <cstdint>
#include <string>

#include "judge/errors.hpp"
#include "judge/input.hpp"
#include "judge/quoted.hpp"
#include "judge/wording.hpp"

namespace judge {

// What is told of a case of the input.
struct ToldCase {
  Position at;              // of its first token
  std::string name;         // "query 3 of board 1"
  std::string explanation;  // what --explain prints for it
};

// The first thing that is wrong with the output. Thrown where it is noticed, caught once, in
// command_line.hpp.
struct WrongOutput {
  Position at;  // in the output
  std::string message;
  ToldCase told;
};

// The output cannot be read; `error` is the errno.
struct UnreadableOutput {
  int error;
};

class JudgedOutput {
 public:
  // `tokens` reads the text that is judged; nothing else may read from it.
  explicit JudgedOutput(Input& tokens) : tokens_(tokens) {}

  // Goes to the next token, or to the end of the output: then false.
  bool next() {
    try {
      token_.clear();
      const bool is_at_end = tokens_.at_end();
      tokens_.begin_token();  // at the end as well, so that position() is there
      while (!is_at_end && tokens_.has_token_byte()) {
        const char byte = tokens_.take_byte();
        if (token_.size() < token_bytes) token_ += byte;
      }
      return !is_at_end;
    } catch (const ReadFailure& failure) {
      throw UnreadableOutput{failure.error};
    }
  }

  // That token; of one that is longer than any answer, only the beginning.
  const std::string& token() const { return token_; }
  std::string quoted_token() const { return quoted(token_, token_bytes - 1); }
  // Where it begins, or the end of the output.
  Position position() const { return tokens_.token_position(); }

  [[noreturn]] void fail(const std::string& message, const ToldCase& told) const {
    throw WrongOutput{position(), message, told};
  }

 private:
  // Longer than any answer, and one byte more than a message quotes.
  static const std::size_t token_bytes = 25;

  Input& tokens_;
  std::string token_;
};

// Judges an output that has one YES or NO for each case.
class JudgedVerdicts {
 public:
  explicit JudgedVerdicts(JudgedOutput& output) : output_(output) {}

  // Whether the output has ended: the cases that follow need no answer, but they are to be counted.
  bool has_ended() const { return answers_ != asked_; }
  void count() { ++asked_; }

  // Takes the answer to the next case, of which tell() makes a ToldCase if it is wrong.
  template <class Tell>
  void expect(bool is_yes, Tell tell) {
    const bool had_ended = has_ended();
    count();
    if (had_ended) return;
    if (!output_.next()) {
      unanswered_ = tell();
      return;
    }
    ++answers_;
    const std::string right = is_yes ? "YES" : "NO";
    const std::string& token = output_.token();
    if (token == right) return;
    const std::string found = token == "YES" || token == "NO" ? token : output_.quoted_token();
    output_.fail("the answer is " + right + ", not " + found, tell());
  }

  // After the last case: nothing may be missing or follow. Returns what is right about the output.
  std::string finish(const Input& input) {
    const std::string answers = counted(answers_, "answer");
    if (has_ended()) {
      output_.fail(
          "the output ends after " + answers + ", the input asks for " + std::to_string(asked_),
          unanswered_);
    }
    if (output_.next()) {
      output_.fail("the input asks for " + answers + ", but " + output_.quoted_token() + " follows",
                   {input.token_position(), "the end of the input", ""});
    }
    return answers;
  }

 private:
  JudgedOutput& output_;
  std::uint64_t asked_ = 0;
  std::uint64_t answers_ = 0;         // fewer once the output has ended
  ToldCase unanswered_ = ToldCase();  // the first case without an answer
};

}  // namespace judge
