/** Measured figures by name, which has the unit. */
export type Figures = Record<string, number>;

/** What was measured in each round, on the site and on its baseline. */
export type Row = { name: string; site: Figures[]; baseline: Figures[] };

/**
 * A Markdown table of the medians on the site, with half their range and their ratio to the baseline. The last row has
 * the median ratio of all rows.
 */
export function table(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0]?.site[0] ?? {});
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const all = columns.map((column) => {
    const ratios = rows.map((row) => ratioOf(row, column)).filter(Number.isFinite);
    return ratios.length > 0 ? `${median(ratios).toFixed(2)}x` : '';
  });
  return [
    line(['', ...columns]),
    line(['', ...columns].map(() => '---')),
    ...rows.map((row) => line([row.name, ...columns.map((column) => cell(row, column))])),
    line(['all', ...all]),
  ].join('\n');
}

const figuresOf = (rounds: readonly Figures[], column: string) =>
  rounds.flatMap((figures) => figures[column] ?? []);

const ratioOf = ({ site, baseline }: Row, column: string) =>
  median(figuresOf(site, column)) / median(figuresOf(baseline, column));

/** Such as `420 ± 30 (0.98x)`, without a ratio to nothing. */
function cell(row: Row, column: string): string {
  const figures = figuresOf(row.site, column);
  if (figures.length === 0) return '';
  const short = (figure: number) => Number(figure.toPrecision(3));
  const range = Math.max(...figures) - Math.min(...figures);
  const ratio = ratioOf(row, column);
  const beside = Number.isFinite(ratio) ? ` (${ratio.toFixed(2)}x)` : '';
  return `${short(median(figures))} ± ${short(range / 2)}${beside}`;
}

/** The median of some figures; of two middle ones, the lower. None has no number. */
function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? Number.NaN;
}
