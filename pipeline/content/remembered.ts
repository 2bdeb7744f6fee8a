/**
 * Keeps the results of slow work by key. The dev server and the desk reload all content after each change, and most of it
 * is unchanged.
 * @param most how many results to keep; the next one replaces them all
 */
export function remembered<T>(most: number) {
  const known = new Map<string, T>();
  return (key: string, work: () => T): T => {
    const result = known.get(key) ?? work();
    if (known.size >= most && !known.has(key)) known.clear();
    known.set(key, result);
    return result;
  };
}
