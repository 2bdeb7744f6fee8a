/**
 * Caches the latest results of slow work by key. The dev server and the desk reload all content after each change, and
 * most of it is unchanged.
 * @param most how many results to keep
 */
export function remembered<T>(most: number) {
  const known = new Map<string, T>();
  return (key: string, work: () => T): T => {
    const result = known.get(key) ?? work();
    // Most recently used goes last.
    known.delete(key);
    known.set(key, result);
    for (const [oldest] of known) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    return result;
  };
}
