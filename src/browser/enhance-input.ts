import { enhanceTooltips } from '../ui/Tooltip.browser.ts';
import type { Popovers } from './await-input.ts';
import { shareCardPhotos } from './share-photo.ts';

let isEnhanced = false;

/** Runs the enhancements that only input needs, once per document. */
export function enhanceInput(popovers: Popovers): void {
  if (isEnhanced) return;
  isEnhanced = true;
  enhanceTooltips(popovers);
  shareCardPhotos();
}
