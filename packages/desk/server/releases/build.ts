import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Stopped } from './stopped.ts';

/**
 * Builds the site as `npm run build` does, in its own process so that the desk keeps answering.
 * @param onPhotos how far it is with photos, such as '8 of 73': the first build takes minutes for them
 * @throws Stopped
 */
export async function buildIn(root: string, onPhotos: (progress: string) => void): Promise<void> {
  // The desk's own NODE_ENV would make this a development build.
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'pipeline/main.ts'], {
    cwd: root,
    env: { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
    const progress = /^Photos: (\d+ of \d+)/m.exec(String(text))?.[1];
    if (progress) onPhotos(progress);
  });
  const [code] = await once(child, 'close');
  if (code === 0) return;
  throw new Stopped('The site could not be built, so nothing was published.', { details: said.trim() });
}
