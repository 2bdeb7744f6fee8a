import { spawn } from 'node:child_process';
import { Stopped } from './stopped.ts';

/** Builds the site. @throws Stopped */
export type Build = () => Promise<void>;

/**
 * Builds as `npm run build` does, in a process of its own: the desk goes on answering.
 * @param root the project's root folder
 */
export function buildIn(root: string): Build {
  return async () => {
    const { code, said } = await run(root);
    if (code !== 0) {
      // A build that found mistakes ends with a line that counts them; the sentences stand before it.
      const [, sentences] = /^([\s\S]*\n)?Nothing was built: .*$/.exec(said.trim()) ?? [];
      const problems = (sentences ?? '').split('\n').filter(Boolean);
      throw new Stopped('The site could not be built, so nothing was published.', {
        problems: problems.map((sentence) => ({ sentence })),
        details: said.trim(),
      });
    }
  };
}

function run(root: string): Promise<{ code: number | null; said: string }> {
  return new Promise((done, failed) => {
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
    child.on('error', failed);
    child.on('close', (code) => done({ code, said }));
  });
}
