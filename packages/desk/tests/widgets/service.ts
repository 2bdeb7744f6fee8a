import type {
  Change,
  ConflictPlace,
  FileView,
  History,
  Json,
  Placeholder,
  Problem,
  Report,
  Written,
} from '../../api.ts';
import { fileSchemas } from '../../fixtures/site/schemas.ts';
import { changed } from '../../page/drafts/changes.ts';
import { type DeskService, NoAnswer } from '../../page/service.ts';
import { words } from '../../page/words.ts';
import { valueAt } from '../../values.ts';
import './facts.ts';

// A service of the desk that keeps its files in memory.

const faq = {
  heading: 'Questions',
  text: 'Call [[phone]] to ask.',
  variant: 'six',
  six: [
    { question: 'How do you clean?', answer: 'With care.' },
    { question: 'When do you come?', answer: 'When it suits.' },
    { question: 'What does it cost?', answer: 'See the prices.' },
  ],
};
const review = {
  id: 'ann-b',
  rating: 5,
  text: 'Very clean.',
  name: 'Ann B.',
  location: 'Albury',
  service: 'Deep clean',
};

const phone: Placeholder = {
  name: 'phone',
  file: 'business.yaml',
  path: ['phone'],
  value: '0491 570 006',
};

export type FakeState = {
  files: Map<string, FileView>;
  history: History;
  /** What is wrong with data that is sent. */
  check: (file: string, data: Json) => Problem[];
  isStopped: boolean;
  requests: number;
  report: Report;
  /** The texts of the sample that were ticked. */
  accepted: string[];
};

function view(file: string, data: Json, schema: FileView['schema']): FileView {
  return { file, version: '1', data, schema, problems: [] };
}

/** What the fake desk holds; a test may change it as another program would. */
export function fakeFiles(): FakeState {
  return {
    files: new Map([
      ['pages/home.yaml', view('pages/home.yaml', { faq } as Json, fileSchemas.home)],
      [
        'testimonials.json',
        view('testimonials.json', { testimonials: [review] } as Json, fileSchemas.testimonials),
      ],
      ['photos.yaml', view('photos.yaml', {}, fileSchemas.photos)],
    ]),
    history: { undo: 0, redo: 0 },
    check: () => [],
    isStopped: false,
    requests: 0,
    report: { problems: [], warnings: [{ sentence: 'A text is long.' }], samples: [], atStake: [] },
    accepted: [],
  };
}

export function fakeService(state: FakeState): DeskService {
  const answer = <T>(value: T): Promise<T> =>
    state.isStopped ? Promise.reject(new NoAnswer(words.noAnswer)) : Promise.resolve(structuredClone(value));
  const fileOf = (file: string) => {
    const found = state.files.get(file);
    if (!found) throw new Error(`There is no ${file}.`);
    return found;
  };
  /** What pages have read. */
  const seen = new Map<string, FileView>();
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const none = () => Promise.reject(new Error('not part of this test'));
  return {
    state: () =>
      answer({
        files: [...state.files.values()].map(({ file, version }) => ({
          file,
          version,
          title: `File ${file}`,
        })),
        placeholders: [phone],
        photos: ['hero.jpg'],
        pictures: {},
        history: state.history,
        isSample: false,
      }),
    report: () => answer(state.report),
    file: (file) => {
      const now = fileOf(file);
      seen.set(file + now.version, now);
      return answer(now);
    },
    change: async ({ file, version, changes, choices = {} }) => {
      await answer(null);
      state.requests += 1;
      const now = fileOf(file);
      const base = seen.get(file + version) ?? now;
      // Photos get the names of their files, and texts lose the spaces at their ends, as on the server.
      const usual = (_: string, value: unknown) => (typeof value === 'string' ? value.trim() : value);
      const named: Change[] = JSON.parse(JSON.stringify(changes), usual);
      const mine = changed(base.data, named);
      const places = named.flatMap(({ path }): ConflictPlace[] => {
        const [before, own, other] = [base.data, mine, now.data].map((data) => valueAt(data, path) ?? null);
        const id = JSON.stringify([path, own, other]);
        const isApart = isSame(before, other) || isSame(own, other);
        return isApart || choices[id] ? [] : [{ id, path, mine: own ?? null, theirs: other ?? null }];
      });
      if (places.length > 0)
        return answer({ kind: 'conflict' as const, conflict: { conflict: 'changed', file, places } });
      const isKept = ({ path }: Change) =>
        choices[JSON.stringify([path, valueAt(mine, path), valueAt(now.data, path)])] !== 'theirs';
      const data = changed(now.data, named.filter(isKept));
      const problems = state.check(file, data);
      if (problems.length > 0) return answer({ kind: 'refused' as const, problems });
      // What was so already is not written.
      const isWritten = !isSame(data, now.data);
      const next = isWritten ? String(Number(now.version) + 1) : now.version;
      state.files.set(file, { ...now, data, version: next });
      if (isWritten) state.history = { undo: state.history.undo + 1, redo: 0 };
      const files: Written['files'] = isWritten ? { [file]: next } : {};
      const read = { version: isSame(mine, data) ? next : `mine ${next}`, data: mine };
      seen.set(file + read.version, { ...now, ...read });
      return answer({
        kind: 'written' as const,
        written: { files, history: state.history, read, version: next },
      });
    },
    begin: none,
    accept: async ({ texts }) => {
      state.accepted.push(...texts.map(({ field, text }) => `${field}: ${text}`));
      state.history = { undo: state.history.undo + 1, redo: 0 };
      return answer({ kind: 'written' as const, written: { files: {}, history: state.history } });
    },
    undo: () => {
      const { undo, redo } = state.history;
      state.history = { undo: undo - 1, redo: redo + 1 };
      return answer({ kind: 'written' as const, written: { files: {}, history: state.history } });
    },
    redo: none,
    createArticle: none,
    deleteArticle: none,
    upload: none,
    changePicture: none,
    changes: none,
    undoChange: none,
    publish: none,
    restore: none,
  };
}
