import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Stopped } from './stopped.ts';

/**
 * Builds the site as `npm run build` does, in its own process so that the desk keeps answering.
 * @throws Stopped with what the build says
 */
export async function buildIn(root: string): Promise<void> {
  // The desk's own NODE_ENV would make this a development build.
  const { NODE_ENV: _, ...env } = process.env;
  const settings = { cwd: root, env: { ...env, NO_COLOR: '1' }, maxBuffer: Infinity, windowsHide: true };
  const build = promisify(execFile)(process.execPath, ['--import', 'tsx', 'pipeline/main.ts'], settings);
  await build.catch(({ stderr }) => {
    throw new Stopped('The site could not be built, so nothing was published.', { details: stderr.trim() });
  });
}
