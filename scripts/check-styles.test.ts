import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { wrongClasses, wrongProperties } from './check-styles.ts';

test('npm run check finds classes and custom properties that are unused or missing', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'check-styles-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'src'));
  const write = (file: string, text: string) => writeFileSync(path.join(root, 'src', file), text);
  write('tokens.css', ':root { --space: 4px; --former: 1px; }');
  write(
    'Card.module.css',
    '.card { margin: var(--spcae); /* var(--gone) */ } .small { top: var(--space); left: var(--position); } .old > p { top: 0.5rem; }',
  );
  write(
    'Card.tsx',
    "import styles from './Card.module.css';\n" +
      "export const Card = ({ size }: { size: 'small' }) => <p style={{ '--position': 1 }} className={`${styles.card} ${styles[size]} ${styles.carrd}`} />;",
  );
  expect(wrongClasses(root)).toEqual([
    'src/Card.module.css lacks the class "carrd", which a component uses: add it there, or correct its name.',
    'src/Card.module.css has the class "old", which nothing uses: remove it.',
  ]);
  expect(wrongProperties(root)).toEqual([
    'src/Card.module.css uses --spcae, which nothing sets: write --space.',
    'src/tokens.css sets --former, which nothing uses: remove it.',
  ]);
});
