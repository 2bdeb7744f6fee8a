/**
 * The last results of work that takes long, by what it depends on. The dev server and the desk load all content after
 * each change, of which most is as before.
 * @param most how many results are kept
 */
export function remembered<T>(most: number) {
  const known = new Map<string, T>();
  return (key: string, work: () => T): T => {
    const result = known.get(key) ?? work();
    // The one that was wanted last stands last.
    known.delete(key);
    known.set(key, result);
    for (const [oldest] of known) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    return result;
  };
}
