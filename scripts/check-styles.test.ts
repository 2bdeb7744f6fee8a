import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { wrongClasses, wrongProperties } from './check-styles.ts';

test('npm run check finds classes and custom properties that are unused or missing', () => {
  const root = temporaryFolder({
    'src/tokens.css': ':root { --space: 4px; --former: 1px; }',
    'src/Card.module.css':
      '.card { margin: var(--spcae); /* var(--gone) */ } .small { top: var(--space); left: var(--position); } .old > p { top: 0.5rem; }',
    'src/Card.tsx':
      "import styles from './Card.module.css';\n" +
      "export const Card = ({ size }: { size: 'small' }) => <p style={{ '--position': 1 }} className={`${styles.card} ${styles[size]} ${styles.carrd}`} />;",
  });
  expect(wrongClasses(root)).toEqual([
    'src/Card.module.css lacks the class "carrd", which a component uses: add it there, or correct its name.',
    'src/Card.module.css has the class "old", which nothing uses: remove it.',
  ]);
  expect(wrongProperties(root)).toEqual([
    'src/Card.module.css uses --spcae, which nothing sets: write --space.',
    'src/tokens.css sets --former, which nothing uses: remove it.',
  ]);
});
