import { parentPort, workerData } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';

// Decodes HEIC bytes from `heic.ts` and returns the pixels of the main picture. Plain JavaScript, because a worker
// thread starts without tsx.

const { bytes, maxPixels } = workerData;
const images = new libheif.HeifDecoder().decode(bytes);
const image = images.find((one) => one.is_primary()) ?? images[0];
if (!image) throw new Error('The file has no picture.');
const [width, height] = [image.get_width(), image.get_height()];
if (width * height > maxPixels) throw new Error('The picture is too large.');
const data = new Uint8ClampedArray(width * height * 4);
image.display({ data, width, height }, (filled) => {
  if (!filled) throw new Error('The picture is damaged.');
  parentPort?.postMessage({ data, width, height }, [data.buffer]);
});
