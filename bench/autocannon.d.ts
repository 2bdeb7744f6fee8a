/** The part of autocannon that the load test uses; the package has no types. */
declare module 'autocannon' {
  namespace autocannon {
    type Options = {
      url: string;
      /** Total number of requests. */
      amount: number;
      connections: number;
      /** Seconds until a request counts as timed out. */
      timeout: number;
      requests: { path: string; headers: Record<string, string> }[];
    };
    type Result = {
      errors: number;
      timeouts: number;
      '5xx': number;
      requests: { sent: number; average: number };
      /** Milliseconds. */
      latency: { p50: number; p99: number; max: number };
    };
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export default autocannon;
}
