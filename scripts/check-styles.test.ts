import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { wrongClasses, wrongProperties } from './check-styles.ts';

/** A folder with these files, for one test. */
function projectWith(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'check-styles-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

test('npm run check finds CSS classes that no component uses, and those that a stylesheet lacks', () => {
  const root = projectWith({
    'src/ui/Card.module.css':
      '.card { margin: 0.5rem; } .small, .large { color: red; } .old > p { color: red; }',
    'src/ui/Card.tsx':
      "import styles from './Card.module.css';\n" +
      "export const Card = ({ size }: { size: 'small' | 'large' }) => <p className={`${styles.card} ${styles[size]} ${styles.carrd}`} />;",
    'src/ui/Other.tsx': "const styles = { old: 'none' };\nexport const other = styles.old;",
    'packages/desk/page/bar.css': '.bar { color: red; } .bar-old { color: red; }',
    'packages/desk/page/Bar.tsx': 'export const Bar = () => <p className="wide bar" />;',
  });
  expect(wrongClasses(root)).toEqual([
    'src/ui/Card.module.css lacks the class "carrd", which a component uses: add it there, or correct its name.',
    'src/ui/Card.module.css has the class "old", which nothing uses: remove it.',
    'packages/desk/page/bar.css has the class "bar-old", which nothing uses: remove it.',
  ]);
});

test('npm run check finds custom properties that nothing sets, and those that nothing uses', () => {
  const root = projectWith({
    'src/styles/tokens.css': ':root { --space-1: 4px; --space-2: calc(2 * var(--space-1)); --former: 1px; }',
    'src/ui/Card.module.css':
      '.card--wide:hover { --lift: 1px; margin: var( --spcae-2 ); /* var(--gone) */ top: var(--lift); }\n' +
      '.card { left: var(--position); right: var(--space-2); width: var(--unheard-of); height: var(--unheard-of, 2px); }',
    'src/ui/Card.tsx': "export const style = { '--position': 1 };",
  });
  expect(wrongProperties(root)).toEqual([
    'src/styles/tokens.css sets --former, which nothing uses: remove it.',
    'src/ui/Card.module.css uses --spcae-2, which nothing sets: write --space-2.',
    'src/ui/Card.module.css uses --unheard-of, which nothing sets: set it, or correct its name.',
  ]);
});
