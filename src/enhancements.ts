import { awaitInput } from './await-input.ts';
import { correctAddress } from './browser/correct-address.ts';
import { countPageViews } from './browser/count-page-views.ts';
import { keepFields } from './browser/keep-fields.ts';
import { polyfillPopovers } from './browser/popover.ts';
import { recallTown } from './browser/recall-town.ts';
import { hasNotices } from './content/notices.ts';
import { hasQuoteParameters } from './content/quote-parameters.ts';
import { hasTownField } from './content/town-field.ts';
import { enhanceChat, enhanceChatPopup } from './layout/after-main/ChatHelper.browser.ts';
import { hideOverlays } from './layout/after-main/Overlays.browser.ts';
import { markMenuLinks } from './layout/MenuLinks.browser.ts';
import { enhanceNavbar } from './layout/Navbar.browser.ts';
import { enhanceAskLinks, writeAsked } from './links/AskLink.browser.ts';
import { passOnToForm } from './links/QuoteLink.browser.ts';
import { enhanceQuotePrompt } from './sections/home/HomeOverlays.browser.ts';
import { enhanceFadeIns } from './ui/FadeIn.browser.ts';
import { replaceBrokenImages } from './ui/Photo.browser.ts';

/** Each is called once per document. An error in one does not stop the others. */
export const documentEnhancements: readonly (() => void)[] = [
  replaceBrokenImages,
  enhanceNavbar,
  enhanceChat,
  awaitInput,
  polyfillPopovers,
  ...(hasNotices ? [() => void import('./layout/Notices.browser.ts').catch(() => undefined)] : []),
  enhanceAskLinks,
  ...(hasQuoteParameters ? [passOnToForm] : []),
];

/** Offers a similar address on the 404 page. */
function offerNearest(): undefined {
  if (document.querySelector('[data-near]'))
    import('./pages/NotFound.browser.ts').then(
      (script) => script.offerNearest?.(),
      () => undefined,
    );
}

/**
 * Each is called for every page shown, including the first. The cleanup it returns runs when the visitor leaves the
 * page.
 */
export const pageEnhancements: readonly (() => undefined | (() => void))[] = [
  enhanceFadeIns,
  hideOverlays,
  enhanceChatPopup,
  enhanceQuotePrompt,
  // Before page views are counted, so that no town is in their addresses.
  ...(hasTownField ? [recallTown] : []),
  countPageViews,
  markMenuLinks,
  keepFields,
  writeAsked,
  offerNearest,
  correctAddress,
];
