import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A running server of `npm start`. */
export type OwnServer = { port: number; pid: number; stop: () => Promise<void> };

/**
 * Starts the server of `npm start` in its own process, on a free port of this machine.
 * @throws if it ends before it listens
 */
export async function startOwnServer(): Promise<OwnServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<never>((_, reject) => {
    child.on('exit', (code) => reject(new Error(`The server has ended with exit code ${code}.`)));
  });
  ended.catch(() => undefined);
  // It prints its URL as soon as it listens.
  const listening = new Promise<number>((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      const port = /localhost:(\d+)/.exec(part.toString())?.[1];
      if (port) resolve(Number(port));
    });
  });
  const port = await Promise.race([listening, ended]);
  const stop = async () => {
    child.kill();
    await ended.catch(() => undefined);
  };
  return { port, pid: child.pid ?? 0, stop };
}

/** Resident memory of a process in MB; 0 on systems without /proc. */
export function residentMemory(pid: number): number {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file) ? /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(file, 'utf8')) : null;
  return Math.round(Number(kilobytes?.[1] ?? 0) / 1024);
}
