import cliProgress from 'cli-progress';

/** The output for progress; only a terminal has `isTTY`. */
type ProgressStream = NodeJS.WritableStream & { isTTY?: boolean };

/**
 * Shows a progress bar in a terminal, otherwise a line about every 10 %, to keep logs short. Shows nothing until a photo
 * has to be encoded, because cached photos take no time. `stop` may be called at any time.
 */
export function photoProgress(stream: ProgressStream = process.stderr) {
  const format = 'Photos {bar} {value}/{total}, {eta_formatted} left';
  const options = { format, stream, hideCursor: true };
  const bar = new cliProgress.SingleBar(options, cliProgress.Presets.shades_classic);
  let printed = 0;
  return {
    onProgress(done: number, total: number, encoded: number) {
      if (encoded === 0) return;
      if (stream.isTTY) {
        if (!bar.isActive) bar.start(total, 0);
        return bar.update(done);
      }
      const tenth = Math.floor((done / total) * 10);
      if (tenth <= printed) return;
      printed = tenth;
      stream.write(`Photos: ${done} of ${total} (${Math.round((done / total) * 100)} %)\n`);
    },
    stop: () => bar.stop(),
  };
}
