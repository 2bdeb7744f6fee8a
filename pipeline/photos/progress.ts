import cliProgress from 'cli-progress';

/** Where progress goes; only a terminal says that it is one. */
type ProgressStream = NodeJS.WritableStream & { isTTY?: boolean };

/** Reports how far the photos are; pass `onProgress` to the build and call `stop` when it ends. */
export type PhotoProgress = {
  onProgress: (done: number, total: number, made: number) => void;
  stop: () => void;
};

/**
 * A progress bar where the stream is a terminal, otherwise a line about every 10 %, which keeps
 * logs short. Nothing is shown before a photo has to be made, as the others take no time.
 * `stop` is safe to call at any time, also when nothing was reported.
 */
export function photoProgress(stream: ProgressStream = process.stderr): PhotoProgress {
  return stream.isTTY ? bar(stream) : lines(stream);
}

function bar(stream: ProgressStream): PhotoProgress {
  const format = 'Photos {bar} {value}/{total}, {eta_formatted} left';
  const shown = new cliProgress.SingleBar(
    { format, stream, hideCursor: true },
    cliProgress.Presets.shades_classic,
  );
  return {
    onProgress(done, total, made) {
      if (made === 0) return;
      if (!shown.isActive) shown.start(total, 0);
      shown.update(done);
    },
    stop: () => shown.stop(),
  };
}

function lines(stream: ProgressStream): PhotoProgress {
  let printed = 0;
  return {
    onProgress(done, total, made) {
      if (made === 0) return;
      const tenth = Math.floor((done / total) * 10);
      if (tenth <= printed) return;
      printed = tenth;
      stream.write(`Photos: ${done} of ${total} (${Math.round((done / total) * 100)} %)\n`);
    },
    stop: () => {},
  };
}
