import type { Popovers } from './browser/popover.ts';
import { shareCardPhotos } from './browser/share-photo.ts';
import { enhanceMenu } from './layout/MobileMenu.browser.ts';
import { enhanceTooltips } from './ui/Tooltip.browser.ts';

let isEnhanced = false;

/** Runs the enhancements that only input needs, once per document. */
export function enhanceInput(popovers: Popovers): void {
  if (isEnhanced) return;
  isEnhanced = true;
  enhanceMenu(popovers);
  enhanceTooltips(popovers);
  shareCardPhotos();
}
