import cliProgress from 'cli-progress';

/** Where progress goes; only a terminal says that it is one. */
type ProgressStream = NodeJS.WritableStream & { isTTY?: boolean };

/**
 * A progress bar where the stream is a terminal, otherwise a line about every 10 %, which keeps
 * logs short. Nothing is shown before a photo has to be made, as the others take no time.
 * `stop` is safe to call at any time, also when nothing was reported.
 */
export function photoProgress(stream: ProgressStream = process.stderr) {
  const format = 'Photos {bar} {value}/{total}, {eta_formatted} left';
  const options = { format, stream, hideCursor: true };
  const bar = new cliProgress.SingleBar(options, cliProgress.Presets.shades_classic);
  let printed = 0;
  return {
    onProgress(done: number, total: number, made: number) {
      if (made === 0) return;
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
