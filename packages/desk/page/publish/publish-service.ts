import type {
  Changes,
  ChangeUndoRequest,
  PublishOutcome,
  PublishRequest,
  Releases,
  RestoreRequest,
} from '../../publish-api.ts';
import { post, read, write } from '../service.ts';

/** The requests for what will change, publishing and going back; each throws `NoAnswer` or an error with a sentence. */
export const publishService = {
  changes: () => read<Changes>('changes'),
  undo: (request: ChangeUndoRequest) => write('changes/undo', request),
  publish: (request: PublishRequest) => post<PublishOutcome>('publish', request),
  releases: () => read<Releases>('releases'),
  restore: (request: RestoreRequest) => write('releases/restore', request),
};

export type PublishService = typeof publishService;
