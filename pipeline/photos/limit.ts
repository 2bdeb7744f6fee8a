/** Runs what it is called with, and resolves or rejects with its result. */
export type Limited = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue that runs at most `atMost` of its works at once, in the order in which they came. */
export function limit(atMost: number): Limited {
  let free = atMost;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
