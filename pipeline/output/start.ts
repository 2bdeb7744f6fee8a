import './production-mode.ts';
import path from 'node:path';
import { photoProgress, photosOnRequest } from '@site/photos';
import { checkAddress, explain, refuseOptions, serveUntilStopped } from '@site/serve';
import { photoOptions } from '../photo-options.ts';
import { systemFailure } from '../system-failure.ts';
import { root, runBuild } from './run-build.ts';

// Serves the site before its photos are encoded. Requested photos are encoded first, the others in the background.

async function start(): Promise<void> {
  refuseOptions();
  await checkAddress();
  const photos = photosOnRequest(photoOptions(root));
  if (!(await runBuild({ onRequest: photos }))) {
    process.exitCode = 1;
    return;
  }
  await serveUntilStopped(path.join(root, 'dist'), photos.fileAt);
  try {
    await photos.encodeRest(photoProgress());
  } catch (error) {
    // Photos are still encoded on request.
    console.error(systemFailure(error) ?? error);
  }
}

await start().catch(explain);
