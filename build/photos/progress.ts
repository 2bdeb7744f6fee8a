import cliProgress from 'cli-progress';

/** Reports how far the photos are; pass `onProgress` to the build and call `stop` when it ends. */
export type PhotoProgress = { onProgress: (done: number, total: number) => void; stop: () => void };

/**
 * A progress bar where the stream is a terminal, otherwise a line about every 10 %, which keeps
 * logs short. `stop` is safe to call at any time, also when nothing was reported.
 */
export function photoProgress(stream: NodeJS.WriteStream = process.stderr): PhotoProgress {
  return stream.isTTY ? bar(stream) : lines(stream);
}

function bar(stream: NodeJS.WriteStream): PhotoProgress {
  const format = 'Photos {bar} {value}/{total}, {eta_formatted} left';
  const shown = new cliProgress.SingleBar(
    { format, stream, hideCursor: true },
    cliProgress.Presets.shades_classic,
  );
  return {
    onProgress(done, total) {
      if (!shown.isActive) shown.start(total, 0);
      shown.update(done);
    },
    stop: () => shown.stop(),
  };
}

function lines(stream: NodeJS.WriteStream): PhotoProgress {
  let printed = 0;
  return {
    onProgress(done, total) {
      const tenth = Math.floor((done / total) * 10);
      if (tenth <= printed) return;
      printed = tenth;
      stream.write(`Photos: ${done} of ${total} (${Math.round((done / total) * 100)} %)\n`);
    },
    stop: () => {},
  };
}
