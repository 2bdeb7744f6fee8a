import { expect, test } from 'vitest';
import { hookCalls } from './hooks.ts';

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
