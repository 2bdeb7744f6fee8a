import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tests/support/test-content.ts';
import { stylesPlugin } from './styles.ts';

test.each(['src/styles/base.css', 'src/ui/Badge.module.css'])(
  'a mistake in a stylesheet such as %s is reported with its line',
  async (file) => {
    const { handler } = Object(stylesPlugin(root).transform);
    const code = 'p {\n  color: red;\n}\n\n! {\n}\n';
    const transformed = handler.call({ addWatchFile: () => undefined }, code, path.join(root, file));
    await expect(transformed).rejects.toMatchObject({ loc: { line: 5 } });
  },
);
