import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { buildPhotos } from '../pipeline/photos/photos.ts';
import { photoProgress } from '../pipeline/photos/progress.ts';

// Measures the photo step with synthetic photos of 1280 by 960 pixels: all new, all cached, one changed. COUNT sets their
// number, by default 1000. Peak memory is that of this process so far, in MiB.

const count = Number(process.env.COUNT ?? 1000);
if (!Number.isInteger(count) || count < 1) throw new Error('COUNT must be a whole number above 0.');

/** A JPEG of a gradient with noise, which takes about as long to encode as an indoor photo. */
async function synthetic(seed: number): Promise<Buffer> {
  const hue = (seed * 47) % 360;
  const gradient = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960">
    <linearGradient id="g" gradientTransform="rotate(${seed % 90})">
      <stop stop-color="hsl(${hue},40%,75%)"/><stop offset="1" stop-color="hsl(${hue + 70},35%,35%)"/>
    </linearGradient><rect width="1280" height="960" fill="url(#g)"/></svg>`;
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
  const grain = sharp({ create: { width: 640, height: 480, channels: 3, background: '#808080', noise } });
  const overlay = await grain.resize(1280, 960).png({ compressionLevel: 1 }).toBuffer();
  return sharp(Buffer.from(gradient))
    .composite([{ input: overlay, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

const root = await mkdtemp(path.join(os.tmpdir(), 'bench-photos-'));
const sourceDir = path.join(root, 'photos');
const outDir = path.join(root, 'out');
const cacheDir = path.join(root, 'cache');
const names = new Set(Array.from({ length: count }, (_, i) => `photo-${String(i).padStart(4, '0')}.jpg`));

async function measure(label: string) {
  // Each run publishes into an empty folder, as a build does.
  await rm(outDir, { recursive: true, force: true });
  const progress = photoProgress();
  const start = performance.now();
  const { photos, problems } = await buildPhotos({
    sourceDir,
    outDir,
    cacheDir,
    names,
    onProgress: progress.onProgress,
  });
  const seconds = (performance.now() - start) / 1000;
  progress.stop();
  if (photos.size !== count) throw new Error(`Only ${photos.size} photos were built: ${problems[0]}`);
  const peak = process.resourceUsage().maxRSS / 1024;
  return {
    build: label,
    seconds: seconds.toFixed(2),
    'ms per photo': (seconds * 1000) / count,
    'peak MiB': peak,
  };
}

try {
  await mkdir(sourceDir);
  let seed = 0;
  for (const name of names) await writeFile(path.join(sourceDir, name), await synthetic(seed++));
  const rows = [await measure('cold'), await measure('warm')];
  await writeFile(path.join(sourceDir, 'photo-0000.jpg'), await synthetic(seed));
  rows.push(await measure('one changed'));
  console.log(`${count} photos, ${os.availableParallelism()} cores`);
  console.table(
    rows.map((row) => ({
      ...row,
      'ms per photo': row['ms per photo'].toFixed(1),
      'peak MiB': Math.round(row['peak MiB']),
    })),
  );
} finally {
  await rm(root, { recursive: true, force: true });
}
