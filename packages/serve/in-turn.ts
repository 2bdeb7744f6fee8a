import type { Socket } from 'node:net';

const turns = new WeakMap<Socket, Promise<void>>();

/**
 * Runs the tasks of one connection one after another, and none after the connection has closed. A client may send many
 * requests before it reads a response. Node.js holds back all responses but the first, and tells the others nothing when
 * the connection closes, so files that they had opened would stay open.
 * @param task must not reject
 */
export function inTurn(socket: Socket, task: () => Promise<void>): void {
  const previous = turns.get(socket) ?? Promise.resolve();
  turns.set(
    socket,
    previous.then(() => (socket.destroyed ? undefined : task())),
  );
}
