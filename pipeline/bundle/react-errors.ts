import type { Plugin } from 'vite';

/** What React throws and catches itself to leave a part of its work: made once, as React is evaluated. */
const madeAhead = /(?<=\b\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * Makes those errors without a stack, which nobody reads. For a stack a browser that is being watched, by its own tools
 * or by a benchmark, reads the file of React a second time: most of the time that the page was blocked.
 * @returns the code, and how many errors there were
 */
export function withoutStacks(code: string): { code: string; count: number } {
  const count = code.match(madeAhead)?.length ?? 0;
  return {
    code: code.replace(madeAhead, 'Object.create(Error.prototype, { message: { value: $1 } })'),
    count,
  };
}

/** Applies it to React DOM, and refuses one that is written otherwise. */
export function reactErrors(): Plugin {
  return {
    name: 'site:react-errors',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(source) {
        const { code, count } = withoutStacks(source);
        if (count === 0)
          this.error('React DOM makes its own errors otherwise now: see pipeline/bundle/react-errors.ts.');
        return { code, map: null };
      },
    },
  };
}
