import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readHeaderRules } from '../server/header-rules.ts';
import { serve } from '../server/main.ts';
import { hasNginx, startNginx } from './nginx.ts';

/**
 * Serves dist/ with nginx and with this project's server, asks both for the same addresses, and compares the status
 * and the headers that matter. Needs `nginx` on this machine.
 */
const dist = path.resolve('dist');
const compared = [
  ...['content-security-policy', 'strict-transport-security', 'x-content-type-options', 'referrer-policy'],
  ...['permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'cache-control'],
  ...['content-type', 'location'],
];

/** Every document under its address, one file of each kind, and addresses that are no page's own. */
function addresses(): string[] {
  const files = readdirSync(path.join(dist, 'site'), { recursive: true, encoding: 'utf8' }).sort();
  const documents = files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`);
  const kinds = new Map(
    files
      .filter((file) => /\.\w+$/.test(file) && !/\.(html|br|gz)$/.test(file))
      .map((file) => [`${path.dirname(file)} ${path.extname(file)}`, `/${file}`]),
  );
  const odd = [
    ...['/nothing-here', '/assets/gone.js', '/services/', '/services.html?a=1', '/index.html', '/404.html'],
    ...['/index.html.br', '/.env', '/_headers', '//elsewhere.example/'],
  ];
  return [...documents, ...kinds.values(), ...odd];
}

async function answerOf(port: number, address: string): Promise<Record<string, string>> {
  const response = await fetch(`http://127.0.0.1:${port}${address}`, { method: 'HEAD', redirect: 'manual' });
  const headers = compared.map((name) => [name, plain(response.headers.get(name) ?? '')]);
  return { status: String(response.status), ...Object.fromEntries(headers) };
}

/** nginx writes a space before the charset, names it where it says nothing, and knows the older name of scripts. */
function plain(value: string): string {
  return value.replace(/; ?charset=utf-8$/i, '').replace('application/javascript', 'text/javascript');
}

async function compare(nginxPort: number, ownPort: number): Promise<number> {
  let differences = 0;
  const all = addresses();
  for (const address of all) {
    const [nginx, own] = await Promise.all([answerOf(nginxPort, address), answerOf(ownPort, address)]);
    // A redirect or an error says nothing that has a type worth comparing.
    const skipped =
      own.status === '200' ? [] : ['content-type', ...(own.status === '308' ? ['cache-control'] : [])];
    for (const name of ['status', ...compared].filter((header) => !skipped.includes(header))) {
      if (nginx[name] === own[name]) continue;
      differences += 1;
      console.error(`${address} ${name}: nginx says "${nginx[name]}", npm start says "${own[name]}"`);
    }
  }
  console.log(`${all.length} addresses compared, ${differences} differences`);
  return differences;
}

if (!hasNginx()) {
  console.error('nginx is not installed on this machine: install it and run npm run check:nginx again.');
  process.exit(1);
}
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
