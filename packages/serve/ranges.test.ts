import { afterAll, describe, expect, it } from 'vitest';
import { DIGITS, startTestSite } from './fixtures/site.ts';

const site = await startTestSite();
afterAll(site.stop);

describe('ranges', () => {
  it.each([
    ['bytes=0-0', '0-0'],
    ['bytes=2-4', '2-4'],
    ['bytes=7-', '7-9'],
    ['bytes=8-99', '8-9'],
    ['bytes=-3', '7-9'],
    ['bytes=-99', '0-9'],
    ['Bytes=1-2', '1-2'],
  ])('%s returns the bytes %s of the original', async (range, part) => {
    const { status, headers, body } = await site.ask('/digits.txt', {
      Range: range,
      'Accept-Encoding': 'br, gzip',
    });
    const [start, end] = part.split('-').map(Number) as [number, number];
    expect([status, headers['content-range']]).toEqual([206, `bytes ${part}/10`]);
    expect(body.toString()).toBe(DIGITS.slice(start, end + 1));
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['accept-ranges']).toBe('bytes');
    expect(headers['content-type']).toBe('text/plain;charset=utf-8');
  });

  it.each([
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=a-b',
    'bytes=0-1,3-4',
    'bytes=0-1-2',
    'lines=0-1',
    '0-1',
  ])('%s is ignored', async (range) => {
    const { status, headers, body } = await site.ask('/digits.txt', { Range: range });
    expect([status, body.toString()]).toEqual([200, DIGITS]);
    expect(headers['accept-ranges']).toBe('bytes');
    expect(headers['content-range']).toBeUndefined();
  });

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s is not satisfiable', async (range) => {
    const { status, headers } = await site.ask('/digits.txt', { Range: range });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it('is not satisfiable for an empty file, which is served as a whole', async () => {
    expect((await site.ask('/empty.txt', { Range: 'bytes=0-' })).status).toBe(416);
    const { status, headers } = await site.ask('/empty.txt');
    expect([status, headers['content-length']]).toEqual([200, '0']);
  });

  it('is ignored for HEAD and for another version', async () => {
    const range = { Range: 'bytes=2-4' };
    const head = await site.ask('/digits.txt', range, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '10', 0]);
    const etag = String(head.headers.etag);
    const date = String(head.headers['last-modified']);
    const status = async (ifRange: string) =>
      (await site.ask('/digits.txt', { ...range, 'If-Range': ifRange })).status;
    expect(await status(etag)).toBe(206);
    expect(await status(date)).toBe(206);
    expect(await status('"other"')).toBe(200);
    expect(await status(`W/${etag}`)).toBe(200);
    expect(await status('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200);
  });

  it('is ignored for a 304', async () => {
    expect((await site.ask('/digits.txt', { Range: 'bytes=2-4', 'If-None-Match': '*' })).status).toBe(304);
  });
});
