type Env = { ASSETS: { fetch: (address: URL) => Promise<Response> } };

/**
 * Answers on Cloudflare what is no file of the site. Cloudflare's own answer would have the headers of its address, and
 * browsers would keep a script that is missing for a moment as missing for a year.
 */
export default {
  async fetch(request: Request, { ASSETS }: Env): Promise<Response> {
    const page = await ASSETS.fetch(new URL('/404', request.url));
    return new Response(page.body, { status: 404, headers: page.headers });
  },
};
