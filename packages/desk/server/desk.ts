import path from 'node:path';
import pLimit from 'p-limit';
import type { Changed, ChangeRequest, State, Version, Written } from '../api.ts';
import { site } from '../site.ts';
import { contentReader } from './content-reader.ts';
import { DeskError } from './desk-error.ts';
import { deskFolder, fileAt, filesOf, pictureFields, placeIn, versionOf } from './files.ts';
import { openHistory } from './history.ts';
import { placeholdersIn } from './placeholders.ts';
import { planOf } from './plans.ts';
import { checksOf } from './problems.ts';
import type { Plan } from './steps.ts';
import { uploadsOf } from './uploads.ts';

/**
 * Opens the content of a project for changes.
 * @param root the project's root folder
 * @param onWritten called after each step, undo or redo
 */
export async function openDesk(root: string, onWritten: (written: Written) => void = () => undefined) {
  const folder = () => site().folder(root);
  const isSample = () => site().sample?.isShown(root) ?? false;
  const files = filesOf(folder);
  const checks = checksOf(root, folder);
  const history = await openHistory(path.join(root, deskFolder), files);
  const reader = contentReader(folder, files, checks, history);
  const uploads = uploadsOf(path.join(root, deskFolder, 'uploads'));
  await uploads.removeOld();
  const inOrder = pLimit(1);

  type About = Partial<Pick<ChangeRequest, 'changes' | 'label' | 'group'>> & { file: string };

  /** @throws DeskError with the problems that files would cause */
  async function check(plan: Plan, { file, changes = [] }: About): Promise<void> {
    const places = changes.map((change) => change.path);
    const problems = await checks.causedBy(plan, file, places);
    if (problems.length > 0) throw new DeskError(422, { problems });
  }

  /** Writes files as one step. @throws DeskError with the problems that this would cause */
  async function write(plan: Plan, about: About): Promise<Written> {
    await check(plan, about);
    return step(plan, about);
  }

  /** Writes files as one step, even if the content then has problems. */
  async function step(plan: Plan, { file, label = file, group }: About): Promise<Written> {
    await requireOwn();
    return answer(await history.write(plan, label, group));
  }

  /** Makes the owner's folder. All versions stay valid, as its files are copies. */
  async function begin(): Promise<Written> {
    if (isSample())
      await site()
        .sample?.begin(root)
        .catch((error: unknown) => {
          // Unless another program has made it at the same moment.
          if (isSample()) throw error;
        });
    // What watchers tell about the copies is no news.
    for (const { file } of await reader.all()) await history.newsOf(placeIn(file));
    return answer({});
  }

  /** The first change makes the owner's folder. @throws DeskError if there was one, which is gone */
  async function requireOwn(): Promise<void> {
    if (!isSample()) return;
    const { undo, redo } = history.counts();
    if (undo + redo > 0) throw gone();
    await begin();
  }

  async function change(request: ChangeRequest): Promise<Changed> {
    const { plan, mine, version, madeFrom } = await planOf({ reader, checks, uploads, history }, request);
    await check(plan, request);
    // Another program may have written the file during the check.
    if ((await reader.read(request.file))?.version !== madeFrom) return change(request);
    const written = await step(plan, request);
    return { ...written, read: await reader.readBytes(request.file, mine), version };
  }

  function answer(written: Record<string, Version | null>): Written {
    const names = Object.entries(written).map(([file, version]) => [fileAt(file), version]);
    const result = { files: Object.fromEntries(names), history: history.counts() };
    onWritten(result);
    return result;
  }

  const move = (by: typeof history.undo) =>
    inOrder(async () => {
      await requireOwn();
      return answer(await by());
    });

  return {
    folder,
    begin: () => inOrder(begin),
    requireOwn: () => inOrder(requireOwn),
    checks,
    files,
    inOrder,
    reader,
    uploads,
    write,
    step,
    history,
    async state(): Promise<State> {
      const all = await reader.all();
      const entries = all.map(({ file, version, title, data }) => {
        const route = site().routeOfFile(file);
        const { date } = file.startsWith('articles/') ? Object(data) : {};
        return { file, version, title, ...(route && { route }), ...(date && { date: String(date) }) };
      });
      const photos = await checks.photoNames();
      const pictures: State['pictures'] = {};
      for (const { field, places } of pictureFields())
        for (const place of places) {
          const bytes = await files.read(place);
          if (bytes) pictures[field] = { place, version: versionOf(bytes) };
        }
      return {
        files: entries,
        placeholders: placeholdersIn(all),
        photos,
        pictures,
        history: history.counts(),
        isSample: isSample(),
      };
    },
    change: (request: ChangeRequest) => inOrder(() => change(request)),
    undo: () => move(history.undo),
    redo: () => move(history.redo),
  };
}

/** The owner's folder was there at the last change. */
const gone = () =>
  new DeskError(404, {
    error:
      'The folder with your site is gone, so nothing was saved. Put it back, from the bin or from git, and go on. To begin anew from the sample, click Make this site yours.',
  });

export type Desk = Awaited<ReturnType<typeof openDesk>>;
