import path from 'node:path';

/** The folder of the encoded photos, which builds, dev server and desk share. @param root the project's root folder */
export const photoCache = (root: string) => path.join(root, '.cache', 'photos');
