import type { Logo } from '../../src/content/schemas/brand.ts';
import type { BrandPicture } from './brand-picture.ts';

/** Pixels: a sign beside the name of the business, and a wide logo, which has the name in it. */
const signHeight = 36;
const wideHeight = 40;
/** Width by height above which a logo is wide. */
const wideFrom = 1.8;
/** Characters up to which a drawing is part of each page; one that follows the colours of pages has to be. */
const mostInline = 2000;
const mostInRoles = 10_000;

/** A logo as pages show it. What a drawing refers to inside, such as a gradient, works in a file of its own only. */
export function pageLogo({ drawing, width, height, version }: BrandPicture): Logo {
  const isWide = width / height > wideFrom;
  const shown = isWide ? wideHeight : signHeight;
  const size = { width: Math.round((shown * width) / height), height: shown, isWide };
  const svg = drawing?.svg ?? '';
  const most = svg.includes(' data-') ? mostInRoles : mostInline;
  const [, looks, inside = ''] = /^<svg xmlns="[^"]*" viewBox="[^"]*"([^>]*)>(.*)<\/svg>$/s.exec(svg) ?? [];
  if (!drawing || svg.length > most || /url\(#| href="/.test(svg))
    return { ...size, src: `/assets/logo-${version}.${drawing ? 'svg' : 'webp'}` };
  // HTML has no tags that close themselves.
  const parts = inside.replace(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>');
  return { ...size, viewBox: drawing.viewBox, parts: looks ? `<g${looks}>${parts}</g>` : parts };
}
