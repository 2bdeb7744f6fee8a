import { connect, type Socket } from 'node:net';
import autocannon from 'autocannon';
import { allPaths } from '../src/routes.ts';
import { residentMemory, startOwnServer } from './own-server.ts';

// Sends 100,000 requests over 64 connections to the server of `npm start`; during the second half, slow clients keep
// connections open without finishing a request. Fails on errors, on growing memory, or if slow clients block others.
const requests = 100_000;
const connections = 64;
const slowClients = 200;
/** Maximum growth of resident memory in the second half, in MB. */
const maxGrowth = 24;

/** Opens slow connections: half of them stop within a request, the others send one byte per second. */
function openSlowConnections(port: number): Socket[] {
  return Array.from({ length: slowClients }, (_, index) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '));
    const drip = index % 2 === 0 ? setInterval(() => socket.write('x'), 1000) : undefined;
    // An unread response would keep the connection open.
    socket.resume();
    socket.on('error', () => undefined).on('close', () => clearInterval(drip));
    return socket;
  });
}

async function sendRequests(port: number, amount: number): Promise<autocannon.Result> {
  const paths = [...allPaths([]), '/content/gallery.json', '/images/placeholder.jpg', '/not-a-page'];
  return autocannon({
    url: `http://127.0.0.1:${port}`,
    amount,
    connections,
    timeout: 10,
    requests: paths.map((path) => ({ path, headers: { 'accept-encoding': 'br' } })),
  });
}

function report(name: string, result: autocannon.Result, megabytes: number): void {
  const { latency, requests: rate } = result;
  console.log(
    `${name}: ${rate.sent} requests, ${Math.round(rate.average)} per second; median ${latency.p50} ms, 99th percentile ${latency.p99} ms, maximum ${latency.max} ms; ${result.errors} errors, ${result.timeouts} timeouts, ${result['5xx']} responses with status 5xx; memory ${megabytes} MB`,
  );
}

const server = await startOwnServer();
try {
  console.log(`At the start: memory ${residentMemory(server.pid)} MB`);
  const first = await sendRequests(server.port, requests / 2);
  const halfway = residentMemory(server.pid);
  report('First half', first, halfway);
  const slow = openSlowConnections(server.port);
  const second = await sendRequests(server.port, requests / 2);
  const end = residentMemory(server.pid);
  report(`Second half, with ${slowClients} slow clients`, second, end);
  const failed = [first, second].reduce(
    (sum, { errors, timeouts, ...rest }) => sum + errors + timeouts + rest['5xx'],
    0,
  );
  // The server allows 15 s for a request, and checks every 2 s.
  await Promise.all(
    slow.map((socket) => socket.closed || new Promise((closed) => socket.once('close', closed))),
  );
  console.log('The server has closed all slow connections.');
  const growth = end - halfway;
  if (growth > maxGrowth)
    console.error(`Memory grew by ${growth} MB in the second half, and may grow by ${maxGrowth} MB.`);
  process.exitCode = failed === 0 && growth <= maxGrowth ? 0 : 1;
} finally {
  await server.stop();
}
