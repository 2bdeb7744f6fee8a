import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readHeaderRules } from '../server/header-rules.ts';
import { serve } from '../server/main.ts';

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

function nginxConfig(dir: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  );
  return `pid ${dir}/nginx.pid; error_log ${dir}/error.log; daemon off; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
include ${dist}/nginx/maps.conf;
server { listen 127.0.0.1:${port}; root ${dist}/site;
include ${dist}/nginx/headers.conf; include ${dist}/nginx/pages.conf; } }`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

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

async function started(port: number): Promise<void> {
  for (;;) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
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

if (spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status !== 0) {
  console.error('nginx is not installed on this machine: install it and run npm run check:nginx again.');
  process.exit(1);
}
const dir = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
let nginx: ChildProcess | undefined;
try {
  const port = await freePort();
  writeFileSync(path.join(dir, 'nginx.conf'), nginxConfig(dir, port));
  nginx = spawn('nginx', ['-c', path.join(dir, 'nginx.conf'), '-e', path.join(dir, 'error.log')], {
    stdio: 'inherit',
  });
  const ended = new Promise<never>((_, failed) =>
    nginx?.on('exit', () => failed(new Error('nginx has ended.'))),
  );
  await Promise.race([started(port), ended]);
  const own = await serve({
    root: path.join(dist, 'site'),
    port: 0,
    headers: readHeaderRules(path.join(dist, 'headers.json')),
  });
  process.exitCode = (await Promise.race([compare(port, own.port), ended])) === 0 ? 0 : 1;
  nginx.removeAllListeners('exit');
  await own.close();
} finally {
  nginx?.kill();
  rmSync(dir, { recursive: true, force: true });
}
