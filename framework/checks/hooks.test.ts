import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hookCalls, hooksOutsideIslands } from './hooks.ts';

const calls = (code: string) => hookCalls('x.tsx', code).map(({ line, hook }) => `${line} ${hook}`);

test('state, effect and ref hooks of React are found under any import name', () => {
  const found = calls(`import React, { useState, useEffect as onMount } from 'react';
    import * as All from 'react';
    export function A() {
      const [a] = useState<string>('');
      onMount(() => {});
      React.useRef(null);
      return <b>{All.useTransition()}</b>;
    }`);
  expect(found).toEqual(['4 useState', '5 useEffect', '6 useRef', '7 useTransition']);
});

test.each([
  [
    'hooks that work in static HTML',
    "import { use, useId, useMemo } from 'react'; use(a); useId(); useMemo(b);",
  ],
  ['hooks of other packages', "import { useState } from './own.ts'; useState();"],
  ['mentions without a call', "import { useState } from 'react'; const other = [useState];"],
  ['methods of the same name', "import * as React from 'react'; own.useState(); React.use(a);"],
])('%s are allowed', (_name, code) => {
  expect(calls(code)).toEqual([]);
});

test('a hook is reported where a static page imports it, but not behind an island', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'hooks-'));
  const file = (name: string, code: string) => {
    writeFileSync(path.join(dir, name), code);
    return path.join(dir, name);
  };
  const hook = (name: string) =>
    file(name, "import { useState } from 'react';\nexport const useX = () => useState(1);");
  const entry = file('entry.ts', "import './page.ts';");
  const page = file('page.ts', "import './Tabs.island.tsx'; import './used.ts';");
  file('Tabs.island.tsx', "import { useRef } from 'react'; import './hidden.ts'; useRef();");
  hook('hidden.ts');
  const used = hook('used.ts');
  const found = hooksOutsideIslands(entry, (name) => name.endsWith('.island.tsx'));
  rmSync(dir, { recursive: true });
  expect(found).toEqual([{ file: used, line: 2, hook: 'useState', chain: [entry, page, used] }]);
});
