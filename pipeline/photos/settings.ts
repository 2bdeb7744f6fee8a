import type { AvifOptions, JpegOptions, PngOptions, WebpOptions } from 'sharp';

/**
 * Widths, in pixels, that pages may ask for; 768 fills a phone whose screen has two dots a CSS pixel, as most have.
 * A photo gets those that do not exceed its own width.
 */
export const VARIANT_WIDTHS = [320, 480, 768, 960, 1280, 1920] as const;

/** Widest plain file, in pixels: it serves link previews and browsers without AVIF and WebP. */
export const PLAIN_WIDTH = 1600;

// Effort 4 takes about 4.5 times as long as 3 and saves under 5 % of the bytes.
// Quality 50 cannot be told from 60 at the size that photos are shown in, and weighs two thirds.
export const AVIF: AvifOptions = { quality: 50, effort: 3, chromaSubsampling: '4:2:0' };
export const WEBP: WebpOptions = { quality: 76 };
export const JPEG: JpegOptions = { quality: 80, mozjpeg: true };
export const PNG: PngOptions = { compressionLevel: 9, adaptiveFiltering: true };

/** The stand-in shown while a photo loads: fits a box of `size` pixels, `blur` is the sigma. */
export const PLACEHOLDER = { size: 16, blur: 1, webp: { quality: 20, alphaQuality: 20 } };

// Raise when encode.ts changes what it makes from the same settings.
const ENCODER_REVISION = 1;

/** Part of every photo's version, so a changed setting makes new files under new names. */
export const SETTINGS_VERSION = JSON.stringify([
  ENCODER_REVISION,
  VARIANT_WIDTHS,
  PLAIN_WIDTH,
  AVIF,
  WEBP,
  JPEG,
  PNG,
  PLACEHOLDER,
]);
