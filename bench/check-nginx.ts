import { readdirSync } from 'node:fs';
import path from 'node:path';
import { giveUp } from '../scripts/checker.ts';
import { readHeaderRules } from '../server/header-rules.ts';
import { serve } from '../server/main.ts';
import { documentPaths } from './documents.ts';
import { hasNginx, startNginx } from './nginx.ts';

// Serves dist/ with nginx and with the server of `npm start`, requests the same paths from both, and compares status and
// headers. Needs nginx.
const dist = path.resolve('dist');
const compared = [
  ...['content-security-policy', 'strict-transport-security', 'x-content-type-options', 'referrer-policy'],
  ...['permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'cache-control'],
  ...['x-robots-tag', 'content-type', 'location'],
];

/** The paths of all documents, of one file of each kind, and unusual paths. */
function pathsToCompare(): string[] {
  const files = readdirSync(path.join(dist, 'site'), { recursive: true, encoding: 'utf8' }).sort();
  const documents = documentPaths(path.join(dist, 'site')).filter((route) => route !== '/404');
  const kinds = new Map(
    files
      .filter((file) => /\.\w+$/.test(file) && !/\.(html|br|gz)$/.test(file))
      .map((file) => [`${path.dirname(file)} ${path.extname(file)}`, `/${file}`]),
  );
  const unusual = [
    ...['/nothing-here', '/assets/gone.js', '/services/', '/services.html?a=1', '/index.html', '/404.html'],
    ...['/index.html.br', '/.env', '/_headers', '//elsewhere.example/'],
  ];
  return [...documents, ...kinds.values(), ...unusual];
}

async function responseOf(port: number, address: string): Promise<Record<string, string>> {
  const response = await fetch(`http://127.0.0.1:${port}${address}`, { method: 'HEAD', redirect: 'manual' });
  const headers = compared.map((name) => [name, normalize(response.headers.get(name) ?? '')]);
  return { status: String(response.status), ...Object.fromEntries(headers) };
}

/** Removes known differences of content types: nginx adds a charset to all types, and has the older type of scripts. */
function normalize(value: string): string {
  return value.replace(/; ?charset=utf-8$/i, '').replace('application/javascript', 'text/javascript');
}

async function compare(nginxPort: number, ownPort: number): Promise<number> {
  let differences = 0;
  const all = pathsToCompare();
  for (const address of all) {
    const [nginx, own] = await Promise.all([responseOf(nginxPort, address), responseOf(ownPort, address)]);
    // The content type of redirects and errors does not matter, nor does caching of redirects.
    const skipped =
      own.status === '200' ? [] : ['content-type', ...(own.status === '308' ? ['cache-control'] : [])];
    for (const name of ['status', ...compared].filter((header) => !skipped.includes(header))) {
      if (nginx[name] === own[name]) continue;
      differences += 1;
      console.error(`${address} ${name}: nginx sends "${nginx[name]}", npm start sends "${own[name]}"`);
    }
  }
  console.log(`${all.length} paths compared, ${differences} differences`);
  return differences;
}

if (!hasNginx()) giveUp('nginx is not installed: install it and run "npm run check:nginx" again.');
const nginx = await startNginx(dist);
try {
  const own = await serve({
    root: path.join(dist, 'site'),
    port: 0,
    headers: readHeaderRules(path.join(dist, 'headers.json')),
  });
  process.exitCode = (await Promise.race([compare(nginx.port, own.port), nginx.ended])) === 0 ? 0 : 1;
  await own.close();
} finally {
  await nginx.stop();
}
