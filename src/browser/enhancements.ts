import { hasNotices } from '../content/notices.ts';
import { hasQuoteParameters } from '../content/quote-parameters.ts';
import { awaitInput } from './await-input.ts';
import { correctAddress } from './correct-address.ts';
import { countPageViews } from './count-page-views.ts';
import { enhanceChat, enhanceChatPopup } from './enhance-chat.ts';
import { enhanceFadeIns } from './enhance-fade-ins.ts';
import { enhanceMenu } from './enhance-menu.ts';
import { enhanceNavbar } from './enhance-navbar.ts';
import { enhanceQuotePrompt } from './enhance-quote-prompt.ts';
import { hideOverlays } from './hide-overlays.ts';
import { keepFields } from './keep-fields.ts';
import { markCurrentHeading } from './mark-current-heading.ts';
import { markMenuLinks } from './mark-menu-links.ts';
import { polyfillPopovers } from './popover.ts';
import { replaceBrokenImages } from './replace-broken-images.ts';
import { scrollSmoothly } from './scroll-smoothly.ts';

/** Each is called once per document. An error in one does not stop the others. */
export const documentEnhancements: readonly (() => void)[] = [
  replaceBrokenImages,
  enhanceNavbar,
  enhanceMenu,
  enhanceChat,
  awaitInput,
  polyfillPopovers,
  scrollSmoothly,
  ...(hasNotices ? [() => void import('./remove-past-notices.ts')] : []),
  ...(hasQuoteParameters ? [() => void import('./hand-over-context.ts')] : []),
];

/** Each is called for every page shown, also the first; its returned cleanup runs when the visitor leaves the page. */
export const pageEnhancements: readonly (() => undefined | (() => void))[] = [
  enhanceFadeIns,
  hideOverlays,
  enhanceChatPopup,
  enhanceQuotePrompt,
  countPageViews,
  markMenuLinks,
  markCurrentHeading,
  keepFields,
  // Last: the corrected address shows that the others have run.
  correctAddress,
];
