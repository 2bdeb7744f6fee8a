import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { App } from '../../page/App.tsx';
import '../../page/desk.css';
import { Desk } from '../../page/desk.ts';
import type { DeskService } from '../../page/service.ts';
import { DeskContext } from '../../page/use-desk.ts';
import { type fakePublish, publishServiceOf } from './publish-service.ts';
import { type FakeState, fakeFiles, fakeService } from './service.ts';

// The desk without the page in its frame.

/**
 * Shows the desk until the test is over.
 * @param keepsTyped as after a tab was closed: what was typed is still kept
 * @param others answers to further requests
 */
export async function showDesk(
  state: FakeState,
  keepsTyped = false,
  others: Partial<DeskService> = {},
): Promise<Desk> {
  if (!keepsTyped) localStorage.clear();
  const holder = document.body.appendChild(document.createElement('div'));
  holder.id = 'desk';
  const root = createRoot(holder);
  const desk = new Desk({ ...fakeService(state), ...others });
  onTestFinished(() => {
    root.unmount();
    holder.remove();
  });
  root.render(
    <DeskContext value={desk}>
      <App />
    </DeskContext>,
  );
  await desk.read();
  return desk;
}

/** Shows the desk with the list of changes until the test ends. */
export async function showChanges(state: ReturnType<typeof fakePublish>, files = fakeFiles()): Promise<Desk> {
  const desk = await showDesk(files, false, publishServiceOf(state));
  desk.publishing.show();
  return desk;
}
