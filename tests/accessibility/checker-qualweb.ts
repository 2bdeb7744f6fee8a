import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Finding, openingTag } from './findings.ts';
import type { IsolatedWorld } from './isolated-world.ts';

/** The part of a report of QualWeb that is read here; its own types need its whole crawler. */
type ActReport = {
  assertions: Record<
    string,
    {
      code: string;
      name: string;
      results: { verdict: string; description: string; elements: { htmlCode?: string }[] }[];
    }
  >;
};
type Runner = {
  configure: () => Runner;
  test: (data: { sourceHtml: string }) => Runner;
  getReport: () => ActReport;
};

declare global {
  /** What the sources of QualWeb leave in a world. */
  var ACTRulesRunner: new (options: { levels: string[] }, language: string) => Runner;
}

const require = createRequire(import.meta.url);
/** The page and the utilities that rules use, then the rules. */
const files = [
  require.resolve('@qualweb/qw-page'),
  require.resolve('@qualweb/util'),
  require.resolve('@qualweb/act-rules'),
];
const sources = files.map((file) => readFileSync(file, 'utf8'));

/**
 * Runs QualWeb's implementation of the W3C's ACT rules for WCAG at A and AA. It adds attributes to all elements, so no
 * other checker may run after it. What it asks a person to look at is no finding.
 */
export async function qualwebFindings(world: IsolatedWorld): Promise<Finding[]> {
  for (const source of sources) await world.addScript(source);
  const found = await world.call(
    async (levels) => {
      const sourceHtml = await (await fetch(location.href)).text();
      const runner = new ACTRulesRunner({ levels }, 'en');
      const { assertions } = runner.configure().test({ sourceHtml }).getReport();
      return Object.values(assertions).flatMap(({ code, name, results }) =>
        results
          .filter(({ verdict }) => verdict === 'failed')
          .flatMap(({ description, elements }) =>
            (elements.length > 0 ? elements : [{}]).map(
              ({ htmlCode = 'The page' }: { htmlCode?: string }) => ({
                rule: code,
                html: htmlCode,
                words: `${name}: ${description}`,
              }),
            ),
          ),
      );
    },
    ['A', 'AA'],
  );
  return found.map(({ rule, html, words }) => ({
    checker: 'QualWeb',
    rule,
    element: openingTag(html),
    words: words.replace(/<\/?code>/g, ''),
  }));
}
