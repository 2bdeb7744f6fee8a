import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { wrongClasses } from './check-styles.ts';

test('npm run check finds CSS classes that no component uses, and those that a stylesheet lacks', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'check-styles-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = {
    'src/ui/Card.module.css':
      '.card { margin: 0.5rem; } .small, .large { color: red; } .old > p { color: red; }',
    'src/ui/Card.tsx':
      "import styles from './Card.module.css';\n" +
      "export const Card = ({ size }: { size: 'small' | 'large' }) => <p className={`${styles.card} ${styles[size]} ${styles.carrd}`} />;",
    'src/ui/Other.tsx': "const styles = { old: 'none' };\nexport const other = styles.old;",
    'packages/desk/page/bar.css': '.bar { color: red; } .bar-old { color: red; }',
    'packages/desk/page/Bar.tsx': 'export const Bar = () => <p className="wide bar" />;',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  expect(wrongClasses(root)).toEqual([
    'src/ui/Card.module.css lacks the class "carrd", which a component uses: add it there, or correct its name.',
    'src/ui/Card.module.css has the class "old", which nothing uses: remove it.',
    'packages/desk/page/bar.css has the class "bar-old", which nothing uses: remove it.',
  ]);
});
