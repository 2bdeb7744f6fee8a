import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Stopped } from './stopped.ts';

/**
 * Builds as `npm run build` does, in a process of its own: the desk goes on answering.
 * @param root the project's root folder
 * @returns builds the site @throws Stopped
 */
export function buildIn(root: string) {
  return async (): Promise<void> => {
    // The mode of the desk would make the build one of development.
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
    });
    const [code] = await once(child, 'close');
    if (code === 0) return;
    // A build that found mistakes ends with a line that counts them; the sentences stand before it.
    const [, sentences = ''] = /^([\s\S]*\n)?Nothing was built: .*$/.exec(said.trim()) ?? [];
    throw new Stopped('The site could not be built, so nothing was published.', {
      problems: sentences.split('\n').flatMap((sentence) => (sentence ? [{ sentence }] : [])),
      details: said.trim(),
    });
  };
}
