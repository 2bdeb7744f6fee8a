// The public interface of this package, besides `variants.ts`, which loads no encoder.

export type { PhotoEdit } from './cache.ts';
export { inSeenColours } from './colour-profile.ts';
export { editPhoto } from './encode.ts';
export { preparePhoto } from './import/prepare.ts';
export { isConflictCopy, isLeftBehind } from './left-behind.ts';
export { type BuiltPhotos, type PhotosOnRequest, photosOnRequest } from './photos-on-request.ts';
export { photoProgress } from './progress.ts';
export type { PhotoInfo } from './read-photos.ts';
export { findSources, originalFile, shownName, UnreadablePhoto } from './source.ts';
export { linkOrCopy, wholeFile, writeAtomically, writeWithLength } from './write-files.ts';
