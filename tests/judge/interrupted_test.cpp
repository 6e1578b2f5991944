// Signals that come while a program waits, and writes that take less than was given.

#include <fcntl.h>
#include <gtest/gtest.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <thread>

#include "judge/answer.hpp"
#include "judge/input.hpp"
#include "judge/output.hpp"

namespace {

const std::size_t pipe_size = std::size_t{1} << 16;

class Interrupted : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_EQ(pipe(ends_), 0);
    // Without SA_RESTART a system call that waits ends with EINTR.
    struct sigaction action = {};
    action.sa_handler = [](int) {};
    ASSERT_EQ(sigaction(SIGUSR1, &action, &before_), 0);
  }

  void TearDown() override {
    sigaction(SIGUSR1, &before_, nullptr);
    close(ends_[0]);
    close(ends_[1]);
  }

  // A thread that interrupts this one again and again, then does something that ends its waiting.
  template <class Then>
  static std::thread interrupt_and(Then then) {
    return std::thread([self = pthread_self(), then] {
      for (int i = 0; i < 20; ++i) {
        usleep(2000);
        pthread_kill(self, SIGUSR1);
      }
      then();
    });
  }

  int ends_[2];

 private:
  struct sigaction before_ = {};
};

TEST_F(Interrupted, ReadGoesOn) {
  judge::Output output(-1);
  judge::Input input(ends_[0], output);
  std::thread other = interrupt_and([&] { EXPECT_EQ(write(ends_[1], "12 ", 3), 3); });
  EXPECT_NO_THROW(EXPECT_EQ(input.number("a number", 0, 99), 12U));
  other.join();
}

TEST_F(Interrupted, WriteGoesOn) {
  const std::string full(pipe_size, '.');
  ASSERT_EQ(write(ends_[1], full.data(), full.size()), static_cast<ssize_t>(full.size()));
  std::string received(full.size() + 4, '\0');
  std::thread other = interrupt_and([&] {
    for (std::size_t done = 0; done < received.size();) {
      const ssize_t count = read(ends_[0], &received[done], received.size() - done);
      if (count <= 0) break;
      done += static_cast<std::size_t>(count);
    }
  });
  judge::Output output(ends_[1]);
  output.line("YES");
  EXPECT_NO_THROW(output.flush());
  other.join();
  EXPECT_EQ(received, full + "YES\n");
}

// A pipe takes what it has room for; nobody reads the rest, and that is noticed.
TEST(ShortWrite, IsFollowedByTheRest) {
  int ends[2];
  ASSERT_EQ(pipe2(ends, O_NONBLOCK), 0);
  judge::Output output(ends[1]);
  try {
    output.write(std::string(2 * pipe_size, '.'));
    FAIL() << "more went into the pipe than it has room for";
  } catch (const judge::WriteFailure& failure) {
    EXPECT_EQ(failure.error, EAGAIN);
  }
  close(ends[0]);
  close(ends[1]);
}

}  // namespace
