import type {
  Change,
  ChangeRequest,
  FileView,
  History,
  Json,
  Placeholder,
  Problem,
  Report,
} from '../../api.ts';
import { fileSchemas } from '../../fixtures/site/schemas.ts';
import { changed } from '../../page/drafts/changes.ts';
import { type DeskService, deskService, NoAnswer } from '../../page/service.ts';
import { words } from '../../page/words.ts';
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
  /** Those of the last request. */
  choices: ChangeRequest['choices'];
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
    choices: undefined,
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
  return {
    ...deskService,
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
    file: async (file) => answer(fileOf(file)),
    change: async ({ file, changes, choices }) => {
      await answer(null);
      state.requests += 1;
      state.choices = choices;
      const now = fileOf(file);
      // Texts lose the spaces at their ends, as on the server.
      const usual = (_: string, value: unknown) => (typeof value === 'string' ? value.trim() : value);
      const data = changed(now.data, JSON.parse(JSON.stringify(changes), usual) as Change[]);
      const problems = state.check(file, data);
      if (problems.length > 0) return answer({ kind: 'refused' as const, problems });
      const version = String(Number(now.version) + 1);
      state.files.set(file, { ...now, data, version });
      state.history = { undo: state.history.undo + 1, redo: 0 };
      const written = { files: { [file]: version }, history: state.history };
      return answer({
        kind: 'written' as const,
        written: { ...written, read: { version, data }, version },
      });
    },
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
  };
}
