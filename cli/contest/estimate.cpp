#include "cli/contest/estimate.h"

#include <algorithm>
#include <cmath>

namespace troika::cli {
namespace {

double expected_score(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

}  // namespace

Estimate::Interval Estimate::interval() const {
  if (count_ == 0) return {0, 1};
  const double n = static_cast<double>(count_), p = mean(), z = 1.96;
  const double centre = p + z * z / (2 * n);
  const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  const double scale = 1 + z * z / n;
  return {std::max(0.0, (centre - half) / scale), std::min(1.0, (centre + half) / scale)};
}

std::optional<double> Estimate::elo(double mean) {
  if (mean <= 0 || mean >= 1) return std::nullopt;
  return 400 * std::log10(mean / (1 - mean));
}

double Estimate::llr(double elo0, double elo1) const {
  if (count_ < 2) return 0;
  const double n = static_cast<double>(count_), p = mean();
  const double variance = std::max(squares_ / n - p * p, 1e-3);
  const double p0 = expected_score(elo0), p1 = expected_score(elo1);
  return n * (p1 - p0) * (2 * p - p0 - p1) / (2 * variance);
}

}  // namespace troika::cli
