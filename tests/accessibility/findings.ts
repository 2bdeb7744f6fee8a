/** What a checker finds wrong with one element. */
export type Finding = {
  /** Name of the checker. */
  checker: string;
  /** The rule by its id in the checker. */
  rule: string;
  /** HTML of the element, or what stands for it. */
  element: string;
  /** What is wrong, or what to do, in the words of the checker. */
  words: string;
};

/** A finding, and the visits on which it came up, such as `/gallery at 390 px`. */
export type FoundFinding = Finding & { visits: readonly string[] };

/** A finding that is ignored, because it is no fault of the site. */
export type Accepted = {
  checker: string;
  rule: string;
  /** What the HTML of the elements has in common. Without it, all elements are meant. */
  element?: RegExp;
  reason: string;
};

/** The longest HTML of an element in a sentence. */
const longestElement = 200;

/** Shortens the HTML of an element to its opening tag, without the attributes that QualWeb adds. */
export function openingTag(html: string): string {
  const plain = html.replace(/\s+/g, ' ').replace(/ qw-[\w-]+="[^"]*"/g, '');
  const [tag] = /^<[^>]*>/.exec(plain) ?? [plain];
  return tag.length > longestElement ? `${tag.slice(0, longestElement)}…` : tag;
}

/** Lists each finding once, with all its visits, in the order of the first visit. */
export function mergeFindings(
  found: readonly { visit: string; findings: readonly Finding[] }[],
): FoundFinding[] {
  const merged = new Map<string, Finding & { visits: string[] }>();
  for (const { visit, findings } of found)
    for (const finding of findings) {
      const key = JSON.stringify([finding.checker, finding.rule, finding.element, finding.words]);
      const entry = merged.get(key) ?? { ...finding, visits: [] };
      if (!entry.visits.includes(visit)) entry.visits.push(visit);
      merged.set(key, entry);
    }
  return [...merged.values()];
}

/** Separates faults from accepted findings. @returns the faults, and the entries that match nothing */
export function withoutAccepted<F extends Finding>(
  findings: readonly F[],
  accepted: readonly Accepted[],
): { faults: F[]; stale: Accepted[] } {
  const matches = (entry: Accepted, { checker, rule, element }: Finding) =>
    entry.checker === checker && entry.rule === rule && (entry.element?.test(element) ?? true);
  return {
    faults: findings.filter((finding) => !accepted.some((entry) => matches(entry, finding))),
    stale: accepted.filter((entry) => !findings.some((finding) => matches(entry, finding))),
  };
}

/** A finding as a sentence: checker, rule, where, element, what to do. */
export function findingSentence({ checker, rule, element, words, visits }: FoundFinding): string {
  const [first, ...others] = visits;
  const where = others.length > 0 ? `${first} and ${others.length} more` : first;
  return `${checker}, ${rule}, on ${where}: ${element} ${words}`;
}

/** An entry of the list of accepted findings that matches nothing, as a sentence. */
export function staleSentence({ checker, rule, element }: Accepted): string {
  const which = element ? ` with ${element}` : '';
  return `${checker} no longer finds ${rule}${which}: remove the entry from tests/accessibility/accepted.ts.`;
}
