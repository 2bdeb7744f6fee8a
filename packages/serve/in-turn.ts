import type { Socket } from 'node:net';

const turns = new WeakMap<Socket, Promise<void>>();

/**
 * Runs the tasks of one connection one at a time, and none after the connection has closed. A client may send many
 * requests before it reads a response. Node.js then queues all responses but the first and does not tell the queued
 * ones when the connection closes, so any files they had opened would stay open.
 * @param task must not reject
 */
export function inTurn(socket: Socket, task: () => Promise<void>): void {
  const previous = turns.get(socket) ?? Promise.resolve();
  turns.set(
    socket,
    previous.then(() => (socket.destroyed ? undefined : task())),
  );
}
