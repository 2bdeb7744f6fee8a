import { correctAddress } from './correct-address.ts';
import { countPageViews } from './count-page-views.ts';
import { enhanceChat } from './enhance-chat.ts';
import { enhanceFadeIns } from './enhance-fade-ins.ts';
import { enhanceMenu } from './enhance-menu.ts';
import { enhanceNavbar } from './enhance-navbar.ts';
import { enhanceQuotePrompt } from './enhance-quote-prompt.ts';
import { enhanceTooltips } from './enhance-tooltips.ts';
import { hideOverlays } from './hide-overlays.ts';
import { markMenuLinks } from './mark-menu-links.ts';
import { enablePopoverButtons } from './popover.ts';
import { replaceBrokenImages } from './replace-broken-images.ts';

/** What brings the app shell to life, each called once for a document. One that throws costs only itself. */
export const documentEnhancements: readonly (() => void)[] = [
  replaceBrokenImages,
  enhanceNavbar,
  enhanceMenu,
  enhanceChat,
  enhanceTooltips,
  enablePopoverButtons,
];

/** Each is called for every page that is shown, the first one too; what it returns is called when the page is left. */
export const pageEnhancements: readonly (() => undefined | (() => void))[] = [
  enhanceFadeIns,
  hideOverlays,
  enhanceQuotePrompt,
  countPageViews,
  markMenuLinks,
  // Last, as a sign that the page works.
  correctAddress,
];
