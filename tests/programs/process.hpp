#pragma once
// Runs one of the suite's executables as a judge or a shell would: a child process with pipes, its
// exit status and both of its outputs. The directory of the executables can be set from outside
// (PROGRAMS_DIRECTORY in the environment), so that the same tests judge other builds of them.

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "programs/paths.hpp"

namespace programs {

// All of them, from CMakeLists.txt: what is tested of each alike is tested of these.
inline const std::vector<std::string> names = {PROGRAM_NAMES};

// For tests that take each in turn.
inline std::string name_of(const testing::TestParamInfo<std::string>& program) {
  return program.param;
}

inline std::string path_of(const std::string& program) {
  const char* const directory = std::getenv("PROGRAMS_DIRECTORY");
  return std::string(directory != nullptr ? directory : PROGRAMS_DIRECTORY) + "/" + program;
}

inline std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// The files NAME.in of a folder, in order; none if there is no such folder.
inline std::vector<std::filesystem::path> inputs_in(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> inputs;
  if (!std::filesystem::exists(folder)) return inputs;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".in") inputs.push_back(entry.path());
  }
  std::sort(inputs.begin(), inputs.end());
  return inputs;
}

// A running program whose standard input can be written and whose outputs can be read while it
// runs. Everything that waits gives up after `patience`.
class Process {
 public:
  static constexpr std::chrono::seconds patience{60};

  // `prepare` runs in the child just before the program starts: it may set limits, or send a
  // standard stream elsewhere.
  Process(
      const std::string& program, const std::vector<std::string>& arguments,
      const std::function<void()>& prepare = [] {}) {
    int in[2], out[2], err[2];
    if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0 || pipe2(err, O_CLOEXEC) != 0) {
      throw std::runtime_error("cannot make a pipe");
    }
    const std::string path = path_of(program);
    std::vector<char*> words{const_cast<char*>(path.c_str())};
    for (const std::string& argument : arguments)
      words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    child_ = fork();
    if (child_ == 0) {
      dup2(in[0], STDIN_FILENO);
      dup2(out[1], STDOUT_FILENO);
      dup2(err[1], STDERR_FILENO);
      prepare();
      execv(path.c_str(), words.data());
      _exit(127);
    }
    close(in[0]);
    close(out[1]);
    close(err[1]);
    input_ = in[1];
    output_ = out[0];
    errors_ = err[0];
    fcntl(input_, F_SETFL, O_NONBLOCK);
    signal(SIGPIPE, SIG_IGN);
  }

  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  ~Process() {
    end_input();
    if (child_ > 0) {
      kill(child_, SIGKILL);
      waitpid(child_, nullptr, 0);
    }
    close(output_);
    close(errors_);
  }

  // Queues bytes for standard input; they are written while this object waits for anything.
  void write(const std::string& bytes) { queued_ += bytes; }

  // Closes standard input once all that was queued is written, and no later than the destructor.
  void end_input() {
    input_ends_ = true;
    if (is_all_written()) close_input();
  }

  // Waits until standard output has brought `size` bytes or its end, and returns all it brought so
  // far.
  const std::string& wait_for_output(std::size_t size) {
    pump([&] { return out_.size() >= size; });
    return out_;
  }

  // Waits for both outputs to end and the process to exit. The exit status, or 128 + the signal.
  int wait_for_exit() {
    pump([] { return false; });
    int status = 0;
    const auto end = std::chrono::steady_clock::now() + patience;
    while (wait4(child_, &status, WNOHANG, &usage_) == 0) {
      if (std::chrono::steady_clock::now() > end)
        throw std::runtime_error("the program does not exit");
      usleep(100);
    }
    child_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }

  // The most memory that it held at once, once it has exited.
  std::size_t peak_kilobytes() const { return static_cast<std::size_t>(usage_.ru_maxrss); }
  const std::string& out() const { return out_; }
  const std::string& err() const { return err_; }

 private:
  template <class Condition>
  void pump(Condition is_met) {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (!is_met() && !(out_ended_ && err_ended_)) {
      if (std::chrono::steady_clock::now() > end) {
        throw std::runtime_error("the program is silent; so far it wrote: " + out_ + err_);
      }
      pollfd polled[] = {{out_ended_ ? -1 : output_, POLLIN, 0},
                         {err_ended_ ? -1 : errors_, POLLIN, 0},
                         {is_all_written() ? -1 : input_, POLLOUT, 0}};
      poll(polled, 3, 1000);
      if (polled[0].revents != 0) out_ended_ = !drain(output_, out_);
      if (polled[1].revents != 0) err_ended_ = !drain(errors_, err_);
      if (polled[2].revents != 0) feed();
    }
  }

  static bool drain(int descriptor, std::string& text) {
    char bytes[1 << 16];
    const ssize_t count = read(descriptor, bytes, sizeof bytes);
    if (count > 0) text.append(bytes, static_cast<std::size_t>(count));
    return count > 0;
  }

  bool is_all_written() const { return written_ == queued_.size(); }

  void feed() {
    const std::size_t left = queued_.size() - written_;
    const ssize_t count = ::write(input_, &queued_[written_], left);
    // A program may end without reading everything: the rest is for nobody.
    written_ += count < 0 ? left : static_cast<std::size_t>(count);
    if (input_ends_ && is_all_written()) close_input();
  }

  void close_input() {
    if (input_ >= 0) close(input_);
    input_ = -1;
  }

  pid_t child_ = 0;
  rusage usage_ = {};
  int input_ = -1;
  int output_ = -1;
  int errors_ = -1;
  bool input_ends_ = false;
  bool out_ended_ = false;
  bool err_ended_ = false;
  std::string queued_;       // for standard input, all that ever was
  std::size_t written_ = 0;  // of it
  std::string out_;
  std::string err_;
};

struct Finished {
  int status;
  std::string out;
  std::string err;
};

// One whole run: all of `input`, then its end.
inline Finished run(
    const std::string& program, const std::string& input,
    const std::vector<std::string>& arguments = {}, const std::function<void()>& prepare = [] {}) {
  Process process(program, arguments, prepare);
  process.write(input);
  process.end_input();
  const int status = process.wait_for_exit();
  return {status, process.out(), process.err()};
}

}  // namespace programs
