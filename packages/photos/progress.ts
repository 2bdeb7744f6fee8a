/**
 * Prints the progress of `encodeRest`, a line about every 10 %, to keep logs short. Prints nothing until a photo has to be
 * encoded, because cached photos take no time.
 * @returns its `onProgress`
 */
export function photoProgress(stream: NodeJS.WritableStream = process.stderr) {
  let printed = 0;
  return (done: number, total: number, encoded: number): void => {
    const tenth = Math.floor((done / total) * 10);
    if (encoded === 0 || tenth <= printed) return;
    printed = tenth;
    stream.write(`Photos: ${done} of ${total} (${Math.round((done / total) * 100)} %)\n`);
  };
}
