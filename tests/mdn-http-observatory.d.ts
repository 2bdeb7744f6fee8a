// The parts of MDN HTTP Observatory that the tests use; the package brings no types.
declare module '@mdn/mdn-http-observatory/src/types.js' {
  type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;
  type Response = { status: number; headers: Headers; verified: boolean };
  type Redirect = { url: URL; status: number };

  /** What the scanner has fetched of a host. */
  export class Requests {
    constructor(hostname: string);
    resources: { path: string | null };
    responses: {
      auto: Response | null;
      http: Response | null;
      https: Response | null;
      cors: Response | null;
      httpRedirects: Redirect[];
      httpsRedirects: Redirect[];
    };
    session: { url: URL } | null;
  }
}
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js';
  /** Each examines one matter, such as cookies, and names what it has found. */
  export const ALL_TESTS: readonly ((requests: Requests) => { pass: boolean; result: string })[];
}
declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  /** The points that a result adds to 100, or takes from it. */
  export function getScoreModifier(result: string): number;
}
