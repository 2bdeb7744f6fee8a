import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A running nginx; `ended` rejects when it ends. */
type Nginx = { port: number; pid: number; ended: Promise<never>; stop: () => Promise<void> };

function configuration(dir: string, dist: string, port: number): string {
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

/** Waits until a server responds. */
async function waitForServer(port: number): Promise<void> {
  for (;;) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Whether nginx is installed. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;
}

/**
 * Serves a built site with nginx and the configuration of deploy/, with one worker, on a free port of this machine.
 * @param dist the folder of the build, which contains site/ and nginx/
 * @throws if nginx ends before it responds
 */
export async function startNginx(dist: string): Promise<Nginx> {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  const port = await freePort();
  writeFileSync(path.join(dir, 'nginx.conf'), configuration(dir, dist, port));
  const child = spawn('nginx', ['-c', path.join(dir, 'nginx.conf'), '-e', path.join(dir, 'error.log')], {
    stdio: 'inherit',
  });
  const ended = new Promise<never>((_, reject) => {
    child.on('error', reject);
    child.on('exit', () => reject(new Error('nginx has ended: see its output above.')));
  });
  ended.catch(() => undefined);
  await Promise.race([waitForServer(port), ended]);
  const stop = async () => {
    child.kill();
    await ended.catch(() => undefined);
    rmSync(dir, { recursive: true, force: true });
  };
  return { port, pid: child.pid ?? 0, ended, stop };
}
