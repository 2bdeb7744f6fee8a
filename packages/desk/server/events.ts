import type { ServerResponse } from 'node:http';
import type { DeskEvents } from '../api.ts';

/** The events of the desk, for all its open pages. */
export function eventSource() {
  const pages = new Set<ServerResponse>();
  return {
    send<Name extends keyof DeskEvents>(name: Name, detail: DeskEvents[Name]): void {
      for (const page of pages) page.write(`event: ${name}\ndata: ${JSON.stringify(detail)}\n\n`);
    },
    /** Keeps a response open for events until its page closes. */
    open(response: ServerResponse): void {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      pages.add(response);
      response.on('close', () => pages.delete(response));
    },
  };
}
