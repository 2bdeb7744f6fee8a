import type { Conflict, Problem, Upload, Written } from '../api.ts';
import type { Routes } from '../server/handler.ts';
import { words } from './words.ts';

/** The outcome of a request that writes. */
export type Outcome<T = Written> =
  | { kind: 'written'; written: T }
  | { kind: 'refused'; problems: Problem[] }
  | { kind: 'conflict'; conflict: Conflict };

/**
 * The same request can succeed later: the desk was stopped, the page is from an earlier start, or the system refuses, for
 * example because the disk is full.
 */
export class NotNow extends Error {}

function noAnswer(cause?: unknown): never {
  throw new NotNow(words.noAnswer, { cause });
}

/** Why a request failed, in a sentence. */
export function failureWords(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

type Answer<Name extends keyof Routes> = Awaited<ReturnType<Routes[Name]>>;
type Body<Name extends keyof Routes> = Routes[Name] extends { readonly body?: infer Sent }
  ? NonNullable<Sent>
  : never;

/** @param name the method and path of a route; requests with a body write */
async function ask(name: string, body?: object): Promise<Response> {
  const isFile = body instanceof File;
  const type = isFile ? 'application/octet-stream' : 'application/json';
  const sent = { headers: { 'content-type': type }, body: isFile ? body : JSON.stringify(body) };
  const [method = '', path = ''] = name.split(' ');
  return fetch(`/__desk/${path}`, { method, ...(body && sent) }).catch(noAnswer);
}

/** @throws NotNow or another error with a sentence */
async function answerOf(response: Response) {
  if (response.ok) return response.json().catch(noAnswer);
  if (response.status === 401) return noAnswer();
  const { error, conflict, problems } = await response.json().catch(() => ({ error: response.statusText }));
  const sentence = error ?? conflict ?? problems.map((problem: Problem) => problem.sentence).join(' ');
  throw response.status === 503 ? new NotNow(sentence) : new Error(sentence);
}

const read =
  <Name extends keyof Routes>(name: Name) =>
  async (query: Record<string, string> = {}): Promise<Answer<Name>> =>
    answerOf(await ask(`${name}?${new URLSearchParams(query)}`));

const write =
  <Name extends keyof Routes>(name: Name) =>
  async (body: Body<Name>): Promise<Outcome<Answer<Name>>> =>
    outcomeOf(await ask(name, body));

async function outcomeOf<T>(response: Response): Promise<Outcome<T>> {
  if (response.status === 409) return { kind: 'conflict', conflict: await response.json() };
  if (response.status === 422) return { kind: 'refused', problems: (await response.json()).problems };
  return { kind: 'written', written: await answerOf(response) };
}

/** The requests of the desk's pages to its server; each throws `NotNow` or another error with a sentence. */
export const deskService = {
  state: read('GET state'),
  report: read('GET report'),
  file: (file: string) => read('GET file')({ file }),
  change: write('POST change'),
  begin: write('POST begin'),
  undo: write('POST undo'),
  redo: write('POST redo'),
  createArticle: write('POST articles/create'),
  deleteArticle: write('POST articles/delete'),
  deletePhoto: write('POST photos/delete'),
  accept: write('POST samples/accept'),
  /** @param words for the name of the photo */
  upload: async (file: File, words: string): Promise<Upload> =>
    answerOf(await ask(`POST upload?${new URLSearchParams({ name: file.name, words })}`, file)),
  /** @param file another one, or none to remove the picture */
  changePicture: async (field: string, file?: File): Promise<Outcome> =>
    outcomeOf(await ask(`${file ? 'POST' : 'DELETE'} picture?field=${field}`, file)),
  changes: read('GET changes'),
  undoChange: write('POST changes/undo'),
  publish: async (body: Body<'POST publish'>): Promise<Answer<'POST publish'>> =>
    answerOf(await ask('POST publish', body)),
  restore: write('POST releases/restore'),
};

export type DeskService = typeof deskService;
