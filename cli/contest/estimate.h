#pragma once

#include <cstdint>
#include <optional>

namespace troika::cli {

// How one contender fares against another: decided and shared comparisons, added up.
class Estimate {
 public:
  void add(double score) {  // 1: better, 0: worse, 0.5: alike
    ++count_;
    sum_ += score;
    squares_ += score * score;
  }
  std::uint64_t count() const { return count_; }
  double mean() const { return count_ == 0 ? 0.5 : sum_ / static_cast<double>(count_); }

  // The 95 % interval by Wilson's formula, which also holds near 0 and 1.
  struct Interval {
    double low, high;
  };
  Interval interval() const;
  // The difference in strength on the Elo scale; nothing when one of the two never scored.
  static std::optional<double> elo(double mean);

  // Log-likelihood ratio of "stronger by elo1" against "stronger by elo0" (normal approximation).
  double llr(double elo0, double elo1) const;

 private:
  std::uint64_t count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

}  // namespace troika::cli
