import fs from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';

/** Answers of a server over plain http, which stand for those of a host with HTTPS that sends visitors of http there. */
type Answers = {
  hostname: string;
  html: string;
  headers: IncomingHttpHeaders;
  /** The headers of the answer to OPTIONS. */
  preflight: IncomingHttpHeaders;
};

/** Extra points count from here on, as in the scanner. */
const minimumForExtraPoints = 90;

/** What MDN HTTP Observatory says of a page, by its own rules and without the network. */
export function observatoryScore({ hostname, html, headers, preflight }: Answers) {
  const requests = new Requests(hostname);
  const [http, https] = [new URL(`http://${hostname}/`), new URL(`https://${hostname}/`)];
  const response = { status: 200, headers, verified: true };
  requests.resources.path = html;
  Object.assign(requests.responses, { auto: response, http: response, https: response });
  requests.responses.cors = { ...response, headers: preflight };
  requests.responses.httpRedirects = [
    { url: http, status: 301 },
    { url: https, status: 200 },
  ];
  requests.session = { url: https };
  const restore = withoutPreloadList();
  const outputs = ALL_TESTS.map((test) => test(requests));
  restore();
  const points = outputs.map(({ result }) => getScoreModifier(result));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const withoutExtra = sum(points.filter((value) => value < 0));
  return {
    score: withoutExtra < minimumForExtraPoints ? withoutExtra : sum(points),
    failed: outputs.filter(({ pass }) => !pass).map(({ result }) => result),
    results: outputs.map(({ result }) => result),
  };
}

/** Hides the list of hosts that browsers know to have HTTPS: the scanner downloads it, and this site is not on it. */
function withoutPreloadList(): () => void {
  const { readFileSync } = fs;
  const read = (file: fs.PathOrFileDescriptor, options?: BufferEncoding) =>
    String(file).endsWith('hsts-preload.json') ? '{}' : readFileSync(file, options);
  Object.assign(fs, { readFileSync: read });
  return () => void Object.assign(fs, { readFileSync });
}
