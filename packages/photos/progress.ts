/** The output for progress; only a terminal has `isTTY`. */
type ProgressStream = NodeJS.WritableStream & { isTTY?: boolean };

/**
 * Counts in one line of a terminal, otherwise with a line about every 10 %, to keep logs short. Shows nothing until a
 * photo has to be encoded, because cached photos take no time. `stop` ends the line; it may be called at any time.
 */
export function photoProgress(stream: ProgressStream = process.stderr) {
  let printed = 0;
  let end = '';
  return {
    onProgress(done: number, total: number, encoded: number) {
      if (encoded === 0) return;
      const line = `Photos: ${done} of ${total} (${Math.round((done / total) * 100)} %)`;
      if (stream.isTTY) {
        // Each line is as long as the one before, or longer.
        stream.write(`\r${line}`);
        end = '\n';
        return;
      }
      const tenth = Math.floor((done / total) * 10);
      if (tenth <= printed) return;
      printed = tenth;
      stream.write(`${line}\n`);
    },
    stop() {
      stream.write(end);
      end = '';
    },
  };
}
