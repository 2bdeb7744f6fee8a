import type { DeskService } from '../../page/service.ts';
import type { ChangeEntry, Changes, PublishOutcome, Release } from '../../publish-api.ts';

type PublishService = Pick<DeskService, 'changes' | 'undoChange' | 'publish' | 'restore'>;

// A fake service for changes and publishing, in memory.

const entry = (id: string, rest: Partial<ChangeEntry>): ChangeEntry => ({
  id,
  kind: 'changed',
  file: 'pages/home.yaml',
  path: ['faq', 'heading'],
  title: 'Home',
  name: 'Questions › Heading',
  words: `change ${id}`,
  ...rest,
});

export const longBefore = `We answer within a day. ${'Nothing changes in this sentence. '.repeat(20)}Call us.`;
export const longAfter = longBefore.replace('within a day', 'within an hour');

const entries: ChangeEntry[] = [
  entry('1', { before: { text: 'FAQ' }, after: { text: 'Questions' } }),
  entry('2', {
    path: ['faq', 'text'],
    name: 'Questions › Text',
    before: { text: longBefore },
    after: { text: longAfter },
  }),
  entry('3', {
    kind: 'added',
    file: 'testimonials.json',
    path: ['testimonials', 0],
    title: 'Reviews',
    name: 'Ann B.',
    after: { text: 'Very clean.' },
  }),
  entry('4', {
    kind: 'moved',
    path: ['faq', 'six', 1],
    name: 'Questions › When do you come?',
    words: 'Home › Questions › When do you come?: now number 2',
  }),
];

const release = (id: string, words: string[]): Release => ({
  id,
  date: `2026-11-2${id}T15:05:00+11:00`,
  words,
  author: 'Marnie',
});

/** The state of the fake server; a test may change it. */
export function fakePublish() {
  return {
    changes: {
      since: release('2', []).date,
      entries: structuredClone(entries),
      problems: [],
      atStake: [],
      target: { kind: 'push', remote: 'example.com/marnie/site' },
      releases: [release('2', ['A price']), release('1', ['1', '2', '3', '4', '5', '6'])],
    } as Omit<Changes, 'seen'>,
    /** The answer to the next publish. */
    outcome: {
      kind: 'sent',
      sentence: 'It is on its way.',
      address: 'https://example.com',
    } as PublishOutcome,
    /** Sentences with which requests fail, by their name. */
    failures: {} as Partial<Record<keyof PublishService, string>>,
    /** The requests, in order. */
    asked: [] as string[],
    /** A publish waits for this. */
    waiting: Promise.resolve(),
    /** Loading the list waits for this. */
    reading: Promise.resolve(),
  };
}

/** The requests to this state. */
export function publishServiceOf(state: ReturnType<typeof fakePublish>): PublishService {
  const seen = () => JSON.stringify(state.changes.entries.map(({ id }) => id));
  const answer = <T>(name: keyof PublishService, value: () => T): Promise<T> => {
    state.asked.push(name);
    const failure = state.failures[name];
    return failure ? Promise.reject(new Error(failure)) : Promise.resolve(structuredClone(value()));
  };
  const written = { files: {}, history: { undo: 1, redo: 0 } };
  return {
    changes: async () => {
      await state.reading;
      return answer('changes', () => ({ ...state.changes, seen: seen() }));
    },
    undoChange: async ({ id, seen: known }) => {
      if (known !== seen()) return Promise.reject(new Error('The list is out of date.'));
      await answer('undoChange', () => null);
      state.changes.entries = state.changes.entries.filter((one) => one.id !== id);
      return { kind: 'written', written };
    },
    publish: async () => {
      await state.waiting;
      return answer('publish', () => {
        if (state.outcome.kind !== 'stopped') state.changes.entries = [];
        return state.outcome;
      });
    },
    restore: async () => {
      await answer('restore', () => null);
      state.changes.entries = state.changes.entries.slice(0, 1);
      return { kind: 'written', written };
    },
  };
}
