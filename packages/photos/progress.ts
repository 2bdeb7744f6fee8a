/** The output for progress; only a terminal has `isTTY`. */
type ProgressStream = NodeJS.WritableStream & { isTTY?: boolean };

/**
 * Prints the progress: in a terminal on one line, otherwise a line about every 10 %, to keep logs short. Prints nothing
 * until a photo has to be encoded, because cached photos take no time.
 * @returns `onProgress` of `encodeRest`
 */
export function photoProgress(stream: ProgressStream = process.stderr) {
  let printed = 0;
  return (done: number, total: number, encoded: number): void => {
    const tenth = Math.floor((done / total) * 10);
    if (encoded === 0 || (!stream.isTTY && tenth <= printed)) return;
    printed = tenth;
    // The next text in a terminal, even of an error, takes the place of an unfinished line.
    const end = stream.isTTY && done < total ? '\r' : '\n';
    stream.write(`Photos: ${done} of ${total} (${Math.round((done / total) * 100)} %)${end}`);
  };
}
