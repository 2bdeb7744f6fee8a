import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { copiedDesk } from '../fixtures.ts';
import { git, price, publisherFor, pushedDesk, setValue } from './fixtures.ts';
import { lookLive } from './live.ts';

/** A site on this machine that says what `says` holds; undefined: it has no such file. */
async function liveSite() {
  const site = { says: undefined as object | undefined, address: '' };
  const server = createServer(({ url }, response) => {
    const isThere = url === '/published.json' && site.says !== undefined;
    response.writeHead(isThere ? 200 : 404).end(isThere ? JSON.stringify(site.says) : 'Not found');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  site.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return site;
}

const unknown = 'e'.repeat(40);

test('the web shows the last publish by its commit or its content, an earlier one, another one, or nothing', async () => {
  const { root, desk } = await pushedDesk();
  const publisher = publisherFor(desk, root);
  const site = await liveSite();
  const first = git(root, 'rev-parse', 'HEAD');
  await setValue(desk, price, 270);
  await publisher.publish();
  const last = git(root, 'rev-parse', 'HEAD');
  const content = 'c'.repeat(32);
  for (const [says, state] of [
    [{ commit: last, content: 'd'.repeat(32) }, 'same'],
    [{ commit: first, content }, 'same'],
    [{ commit: first, content: 'd'.repeat(32) }, 'older'],
    [{ commit: unknown, content: 'd'.repeat(32) }, 'other'],
    [{ commit: null }, 'unreachable'],
    [undefined, 'unreachable'],
  ] as const) {
    site.says = says;
    expect(await lookLive(await publisher.storeNow(), site.address)).toMatchObject({ state });
  }
  const nowhere = 'http://127.0.0.1:1';
  expect(await lookLive(await publisher.storeNow(), nowhere)).toMatchObject({ state: 'unreachable' });
});

test('of a folder that is uploaded by hand, the content says it', async () => {
  const { root, desk } = await copiedDesk();
  const publisher = publisherFor(desk, root);
  const site = await liveSite();
  const look = async () => lookLive(await publisher.storeNow(), site.address);
  expect(await look()).toMatchObject({ state: 'none' });
  await setValue(desk, price, 270);
  await publisher.publish();
  site.says = { commit: null, content: 'c'.repeat(32) };
  expect(await look()).toMatchObject({ state: 'same' });
  site.says = { commit: null, content: 'd'.repeat(32) };
  expect(await look()).toMatchObject({ state: 'other' });
});
