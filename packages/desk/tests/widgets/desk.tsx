import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { Change, Problem } from '../../api.ts';
import { App } from '../../page/App.tsx';
import '../../page/desk.css';
import { DeskStore } from '../../page/desk-store.ts';
import { deskService } from '../../page/service.ts';
import { DeskContext } from '../../page/use-desk.ts';
import { words } from '../../page/words.ts';
import { rememberFacts } from '../../page-facts.ts';
import type { Place } from '../../places/marks.ts';

// The desk without the page in its frame. Its server edits a copy of the fixture site: see desk-sites.ts.

let leave = () => {};

/** Opens a new copy of the fixture site at the desk, until the test is over. @param place whose form opens, too */
export async function showDesk(place?: Place): Promise<DeskStore> {
  localStorage.clear();
  const site = await fetch('/__site', { method: 'POST' });
  rememberFacts(await site.json());
  const desk = await showAgain();
  if (place) await desk.open(place);
  return desk;
}

/** Opens the desk of the same site in place of the one that is shown. What was typed is still kept. */
export async function showAgain(): Promise<DeskStore> {
  leave();
  const holder = document.body.appendChild(document.createElement('div'));
  holder.id = 'desk';
  const root = createRoot(holder);
  const desk = new DeskStore(deskService);
  leave = () => {
    root.unmount();
    holder.remove();
  };
  onTestFinished(async () => {
    leave();
    // What is not saved would be sent to the site of the next test.
    for (const file of desk.drafts.open.keys()) await desk.drafts.discard(file);
  });
  root.render(
    <DeskContext value={desk}>
      <App />
    </DeskContext>,
  );
  await desk.read();
  return desk;
}

/** Opens a new copy of the site, which has been published. */
export async function publishedDesk(): Promise<DeskStore> {
  const desk = await showDesk();
  await deskService.publish({ seen: (await deskService.changes()).seen });
  return desk;
}

/** Opens a published copy of the site, and the list of its changes: a heading. */
export async function showChanges(): Promise<DeskStore> {
  const desk = await publishedDesk();
  await changeElsewhere('pages/home.yaml', { 'faq/heading': 'FAQ' });
  desk.publishing.show();
  return desk;
}

/** Writes a file of the site, as another program would. @param file such as `content/business.yaml` */
export async function writeOutside(file: string, source: string): Promise<void> {
  await fetch(`/__site/${file}`, { method: 'PUT', body: source });
}

/** The values of a content file as they are stored. */
export const written = async (file: string) => Object((await deskService.file(file)).data);

/** Changes a file, as in another window. @param changes or texts by their paths, such as `faq/heading` */
export async function changeElsewhere(
  file: string,
  changes: Change[] | Record<string, string>,
): Promise<void> {
  const { version } = await deskService.file(file);
  const set = ([path, value]: [string, string]): Change => ({
    operation: 'set',
    path: path.split('/'),
    value,
  });
  await deskService.change({
    file,
    version,
    changes: Array.isArray(changes) ? changes : Object.entries(changes).map(set),
  });
}

/**
 * Answers requests in place of the server, until the test ends.
 * @param path of the requests below `/__desk/`, as a pattern
 * @param answer may let the server answer, by `send`
 * @returns ends it earlier
 */
export function intercept(path: string, answer: (send: () => Promise<Response>) => Promise<Response>) {
  const { fetch } = window;
  const pattern = new RegExp(`^/__desk/${path}(?:\\?|$)`);
  window.fetch = (to, options) => {
    const send = () => fetch(to, options);
    return pattern.test(String(to)) ? answer(send) : send();
  };
  const end = () => {
    window.fetch = fetch;
  };
  onTestFinished(end);
  return end;
}

/** As if the desk had been stopped. @returns starts it again */
export const stopDesk = () => intercept('.*', () => Promise.reject(new TypeError('Failed to fetch')));

/** Refuses changes because of a problem that the fixture site does not have. @returns ends it */
export const refuseChanges = (problem: Problem) =>
  intercept('change', async () => Response.json({ problems: [problem] }, { status: 422 }));

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const field = (name: string) => page.getByLabelText(name, { exact: true });
export const heading = (name: string | RegExp) => page.getByRole('heading', { name });
/** The state of what is typed, in the bar. */
export const status = page.getByRole('status').first();
export const saved = () => expect.element(status).toHaveTextContent(words.save.saved);
