import type { AvifOptions, JpegOptions, PngOptions, WebpOptions } from 'sharp';
import { variantWidthSteps } from './variants.ts';

/** Maximum width of the plain file, in pixels. It is for link previews and browsers without AVIF and WebP. */
export const maxPlainWidth = 1280;

// Effort 3 takes three times as long as 1, and saves about a tenth of the bytes.
// At the size of photos on pages, quality 50 looks like 60 and has two thirds of the bytes.
export const avifOptions: AvifOptions = { quality: 50, effort: 1, chromaSubsampling: '4:2:0' };
export const webpOptions: WebpOptions = { quality: 76 };
// The encoder of mozjpeg takes three times as long, for files that hardly any browser asks for.
export const jpegOptions: JpegOptions = { quality: 80, progressive: true };
export const pngOptions: PngOptions = { compressionLevel: 9, adaptiveFiltering: true };

// Increase when encode.ts produces other files from the same settings.
const encoderRevision = 2;

/** Part of every photo's version: with changed settings, photos are encoded again under new names. */
export const settingsVersion = JSON.stringify([
  encoderRevision,
  variantWidthSteps,
  maxPlainWidth,
  avifOptions,
  webpOptions,
  jpegOptions,
  pngOptions,
]);
