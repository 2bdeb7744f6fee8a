/** The tab that a key of the ARIA tabs pattern selects, with wrap-around; undefined for other keys. */
export function tabAfterKey<Id extends string>(ids: readonly Id[], from: Id, key: string): Id | undefined {
  const at = ids.indexOf(from);
  if (key === 'ArrowRight') return ids[(at + 1) % ids.length];
  if (key === 'ArrowLeft') return ids.at(at - 1);
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  return undefined;
}
