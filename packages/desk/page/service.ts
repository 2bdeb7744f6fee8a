import type {
  ArticleCreateRequest,
  ArticleDeleteRequest,
  ArticleRenameRequest,
  Articles,
  ArticleWritten,
  ChangeRequest,
  Conflict,
  FileView,
  HistoryRequest,
  PhotosAddRequest,
  Placeholders,
  Problem,
  Report,
  State,
  Upload,
  Written,
} from '../api.ts';
import type {
  Changes,
  ChangeUndoRequest,
  PublishOutcome,
  PublishRequest,
  RestoreRequest,
} from '../publish-api.ts';

/** What became of a request that writes. */
export type Outcome<T = Written> =
  | { kind: 'written'; written: T }
  | { kind: 'refused'; problems: Problem[] }
  | { kind: 'conflict'; conflict: Conflict };

/** The desk does not answer: it was stopped, or the page is from an earlier start. */
export class NoAnswer extends Error {}

const base = '/__desk/';

async function ask(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(base + path, init);
  } catch (cause) {
    throw new NoAnswer('The desk does not answer. Start it again with the file you opened it with.', {
      cause,
    });
  }
}

/** @throws the sentence of the server */
async function failure(response: Response): Promise<Error> {
  const { error, conflict } = await response.json().catch(() => ({ error: response.statusText }));
  return new (response.status === 401 ? NoAnswer : Error)(String(error ?? conflict));
}

/** @throws NoAnswer, or an error with the server's sentence; so do the next two */
async function read<T>(path: string): Promise<T> {
  const response = await ask(path);
  if (!response.ok) throw await failure(response);
  return response.json();
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw await failure(response);
  return response.json();
}

async function write<T = Written>(path: string, body: unknown): Promise<Outcome<T>> {
  const response = await ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return { kind: 'written', written: await response.json() };
  if (response.status === 409) return { kind: 'conflict', conflict: await response.json() };
  if (response.status === 422) return { kind: 'refused', problems: (await response.json()).problems };
  throw await failure(response);
}

async function upload(file: File): Promise<Upload> {
  const response = await ask(`upload?name=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });
  if (!response.ok) throw await failure(response);
  return response.json();
}

/** The requests of the desk's pages to its server; each throws `NoAnswer` or an error with a sentence. */
export const deskService = {
  state: () => read<State>('state'),
  report: () => read<Report>('report'),
  file: (file: string) => read<FileView>(`file?file=${encodeURIComponent(file)}`),
  placeholders: () => read<Placeholders>('placeholders'),
  articles: () => read<Articles>('articles'),
  change: (request: ChangeRequest) => write('change', request),
  undo: (request: HistoryRequest) => write('undo', request),
  redo: (request: HistoryRequest) => write('redo', request),
  addPhotos: (request: PhotosAddRequest) => write('photos/add', request),
  createArticle: (request: ArticleCreateRequest) => write<ArticleWritten>('articles/create', request),
  renameArticle: (request: ArticleRenameRequest) => write<ArticleWritten>('articles/rename', request),
  deleteArticle: (request: ArticleDeleteRequest) => write('articles/delete', request),
  changes: () => read<Changes>('changes'),
  undoChange: (request: ChangeUndoRequest) => write('changes/undo', request),
  publish: (request: PublishRequest) => post<PublishOutcome>('publish', request),
  restore: (request: RestoreRequest) => write('releases/restore', request),
  upload,
};

export type DeskService = typeof deskService;
