import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a later version of the software adds: a field, which only the sample has, a section that shows it, and a style. */
const later = {
  'src/content/schemas/service-pages.ts': [
    'export const servicesSchema = z.strictObject({',
    'export const servicesSchema = z.strictObject({\n  later: text.optional(),',
  ],
  'sample/content/pages/services.yaml': ['\nheader:', '\nlater: Only later.\n\nheader:'],
  'src/pages/Services.tsx': [
    '      <CallToAction',
    '      {services.later ? <Later text={services.later} /> : null}\n      <CallToAction',
  ],
  'src/sections/services/Later.tsx': [
    '',
    "import styles from './Later.module.css';\n\n/** Added by a later version. */\nexport function Later({ text }: { text: string }) {\n  return <p className={styles.later}>{text}</p>;\n}\n",
  ],
  'src/sections/services/Later.module.css': ['', '.later {\n  color: var(--muted);\n}\n'],
};

/** Puts this version into a clone of the software, and commits it. */
function makeLater(folder, run) {
  const edit = (file, [find, replacement]) => {
    const place = path.join(folder, file);
    const text = find === '' ? '' : readFileSync(place, 'utf8');
    if (!text.includes(find)) throw new Error(`${file} has no ${find}.`);
    writeFileSync(
      place,
      text.replace(find, () => replacement),
    );
  };
  for (const [file, change] of Object.entries(later)) edit(file, change);
  const page = 'src/pages/Services.tsx';
  const imported = 'import { PremiumServices }';
  edit(page, [imported, `import { Later } from '../sections/services/Later.tsx';\n${imported}`]);
  run('git', ['add', '--all'], {}, folder);
  run('git', ['commit', '--quiet', '--message', 'A later version'], {}, folder);
}

/**
 * Tries a business other than the sample's in a clone whose last commit has it, and an update of the software there.
 * @param root the folder of the software
 * @param project the clone, with a build of the business in dist/
 * @param run runs a program in the clone, or in the folder that it is given last. @throws Error if it fails
 */
export function tryBusiness(root, project, run) {
  const npm = (...args) => run('npm', ['run', '--silent', ...args]);
  const isClean = ['-c', 'test -z "$(git status --porcelain)" || { git status --short; exit 1; }'];
  run('npx', ['tsx', 'tests/another-business/check.ts']);
  // What they prove is proved of the sample, whatever business/ has.
  npm('check');
  npm('test');
  run('bash', isClean);
  const folder = path.join(path.dirname(project), 'later');
  run('git', ['clone', '--quiet', root, folder], {}, root);
  makeLater(folder, run);
  npm('update', '--', folder);
  run('git', ['commit', '--quiet', '--message', 'Update the software']);
  npm('check');
  npm('build');
  run('npx', ['tsx', 'tests/another-business/check.ts']);
  npm('verify', '--', '--built');
  run('bash', isClean);
}
