import os from 'node:os';

/** The date and the machine of the measurement. */
export function conditions(): string {
  const [cpu] = os.cpus();
  const load = (os.loadavg()[0] ?? 0).toFixed(1);
  return (
    `Measured ${new Date().toISOString().slice(0, 10)} on ${os.cpus().length} cores of ${cpu?.model.trim() ?? 'unknown'}, ` +
    `${os.type()} ${os.release()}, Node.js ${process.version}; load at the end ${load}.`
  );
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The median of some figures; of two middle ones, the lower. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? 0;
}

/** The median of some figures with its unit, then `±` and half their range. */
export function figure(figures: readonly number[], unit: string, digits = 0): string {
  const range = Math.max(...figures) - Math.min(...figures);
  return `${median(figures).toFixed(digits)}${unit} ± ${(range / 2).toFixed(digits)}`;
}
