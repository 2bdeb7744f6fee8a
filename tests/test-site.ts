import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createSiteServer } from '../server/site-server.ts';

export const page = (name: string) => `<!doctype html><title>${name}</title>${'<p>text</p>'.repeat(50)}`;
export const DIGITS = '0123456789';
export const PICTURE = '/api/content/attached_assets/garden.0a1b2c3d-640.webp';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** node:http sends the path as given, where fetch() would tidy it first. */
export function askPort(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('error', reject);
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts) }),
      );
    });
    req.on('error', reject);
    req.end();
  });
}

/** What arrives on a bare socket until the server closes it. */
export function askRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.on('data', (part) => {
      answer += part.toString('latin1');
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

export function listen(target: Server): Promise<number> {
  return new Promise((resolve) => {
    target.listen(0, '127.0.0.1', () => resolve((target.address() as AddressInfo).port));
  });
}

function writeSite(base: string, root: string): void {
  const put = (path: string, body: string, compressed = false) => {
    const abs = join(root, path);
    mkdirSync(dirname(abs), { recursive: true });
    writeFileSync(abs, body);
    if (!compressed) return;
    writeFileSync(`${abs}.br`, brotliCompressSync(body));
    writeFileSync(`${abs}.gz`, gzipSync(body));
  };
  writeFileSync(join(base, 'secret.html'), 'SECRET');
  writeFileSync(join(base, 'secret.txt'), 'SECRET');
  for (const name of ['index', 'services', 'blog', 'blog/foo', '404']) put(`${name}.html`, page(name), true);
  put('blog/spring clean.html', page('spring'));
  put('assets/app-1a2b3c4d.js', `console.log(${JSON.stringify('x'.repeat(500))})`, true);
  put('assets/gone.woff2', 'gone');
  put('assets/kept.js', 'kept');
  put('assets/grown.woff2', 'grown');
  put('digits.txt', DIGITS, true);
  put('empty.txt', '');
  put('notype', '{}');
  put('.env', 'SECRET');
  put('.well-known/security.txt', 'Contact: us');
  put(PICTURE, 'picture');
  put('api/content/attached_assets/garden.jpg', 'picture');
  put('big.bin', 'b'.repeat(8_000_000));
  symlinkSync(join(base, 'secret.txt'), join(root, 'link.txt'));
}

/** A small site in a temporary folder, served on a free port, with secrets just outside it. */
export async function startTestSite() {
  const base = mkdtempSync(join(tmpdir(), 'site-server-'));
  const root = join(base, 'site');
  writeSite(base, root);
  const logged: string[] = [];
  const log = (line: string) => {
    logged.push(line);
  };
  const headers = [
    { match: () => true, set: { 'X-Frame-Options': 'DENY' } },
    {
      match: (path: string) => path.startsWith('/blog'),
      set: { 'X-Blog': 'yes', 'Cache-Control': 'max-age=1' },
    },
  ];
  const server = createSiteServer({ root, headers, log });
  const port = await listen(server);
  const ask = (path: string, fields: Record<string, string> = {}, method = 'GET') =>
    askPort(port, path, fields, method);
  const stop = () => {
    server.closeAllConnections();
    server.close();
    rmSync(base, { recursive: true, force: true });
  };
  return { base, root, headers, server, port, ask, logged, log, stop };
}
