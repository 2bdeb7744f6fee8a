type Env = { ASSETS: { fetch: (address: URL) => Promise<Response> } };

/**
 * Answers requests on Cloudflare for paths that have no file. Cloudflare's own 404 has the cache headers of the
 * requested path, so a browser would remember a briefly missing script as missing for a year.
 */
export default {
  async fetch(request: Request, { ASSETS }: Env): Promise<Response> {
    const page = await ASSETS.fetch(new URL('/404', request.url));
    return new Response(page.body, { status: 404, headers: page.headers });
  },
};
