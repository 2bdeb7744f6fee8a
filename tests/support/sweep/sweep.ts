import { paths, expect as strict, test } from '../site.ts';

export { test };

/** An address without a page. The server responds with the 404 page. */
export const unknown = '/no-such-page';
/** All addresses of a sweep. */
export const addresses = [...paths, unknown];

/** Records a failure and continues, so that one run shows every problem of a route. */
export const expect = strict.configure({ soft: true });
