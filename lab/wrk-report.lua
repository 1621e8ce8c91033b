-- wrk calls this once at the end. It prints one line of JSON; times are in microseconds.
function done(summary, latency)
  local errors = summary.errors
  local failures = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    '{"requests":%d,"duration":%d,"p50":%d,"p99":%d,"failures":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), failures))
end
