import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Tries a business other than the sample's in a clone whose last commit has it, and an update of the software there.
 * @param root the folder of the software
 * @param project the clone, with a build of the business in dist/
 * @param run runs a program in the clone, or in the folder that it is given last. @throws Error if it fails
 */
export function tryBusiness(root, project, run) {
  const npm = (...args) => run('npm', ['run', '--silent', ...args]);
  const isClean = ['-c', 'test -z "$(git status --porcelain)" || { git status --short; exit 1; }'];
  run('grep', ['-q', 'Another Business', 'dist/site/index.html']);
  // What they prove is proved of the sample, whatever business/ has.
  npm('check');
  npm('test');
  run('bash', isClean);
  const folder = path.join(path.dirname(project), 'later');
  run('git', ['clone', '--quiet', root, folder], {}, root);
  // A later version: new on every page, and a new file.
  appendFileSync(path.join(folder, 'src/styles/base.css'), '\nbody {\n  scroll-padding: 1px;\n}\n');
  writeFileSync(path.join(folder, 'docs/later.md'), '# Later\n');
  run('git', ['add', '--all'], {}, folder);
  run('git', ['commit', '--quiet', '--message', 'A later version'], {}, folder);
  npm('update', '--', folder);
  run('git', ['commit', '--quiet', '--message', 'Update the software']);
  run('bash', ['-c', 'grep -q "scroll-padding: 1px" src/styles/base.css && test -f docs/later.md']);
  npm('build');
  npm('verify', '--', '--built');
  run('bash', isClean);
}
