import { readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { askRaw, DIGITS, page, startTestSite } from './fixtures/site.ts';
import { inTurn } from './in-turn.ts';

const site = await startTestSite();
afterAll(site.stop);

const get = (path: string, last = false) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;

/** The files of the test site that this process has open. */
const openFiles = () =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(join('/proc/self/fd', fd)).startsWith(site.root);
    } catch {
      return false; // closed in the meantime
    }
  });

/** Sends requests at once, reads nothing and closes when the first response has begun to arrive. */
const hangUp = () =>
  new Promise<void>((done) => {
    const socket = connect(site.port, '127.0.0.1', () => socket.write(get('/big.bin').repeat(20)));
    socket.once('readable', () => socket.destroy());
    socket.on('close', () => done());
  });

it('answers requests of one connection that were sent at once in their order', async () => {
  const answer = await askRaw(site.port, get('/digits.txt') + get('/services') + get('/big.bin', true));
  const statuses = answer.match(/HTTP\/1\.1 \d+/g);
  expect(statuses).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 200']);
  const places = [DIGITS, page('services')].map((body) => answer.indexOf(body));
  expect(places[0]).toBeGreaterThan(0);
  expect(places[1]).toBeGreaterThan(places[0] ?? 0);
});

// Linux lists the open files of a process in /proc.
it.runIf(process.platform === 'linux')(
  'closes all files of clients that send many requests, read nothing and hang up',
  async () => {
    for (const round of [1, 2, 3]) {
      await Promise.all(Array.from({ length: 100 }, hangUp));
      await expect.poll(openFiles, { message: `round ${round}` }).toEqual([]);
    }
    expect((await site.ask('/services')).status).toBe(200);
    expect(site.logged).toEqual([]);
  },
);

it('runs no task after the connection has closed', async () => {
  const socket = { destroyed: false };
  const ran: string[] = [];
  let end = () => {};
  inTurn(socket as Socket, () => {
    ran.push('first');
    return new Promise((done) => {
      end = done;
    });
  });
  inTurn(socket as Socket, async () => void ran.push('second'));
  await Promise.resolve();
  expect(ran).toEqual(['first']);
  socket.destroyed = true;
  end();
  await new Promise((done) => setImmediate(done));
  expect(ran).toEqual(['first']);
});
