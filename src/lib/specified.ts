// The numbers of the specification, defined once for code and tests. specified.test.ts repeats them, so that nobody
// changes one by accident. Numbers of styles are not here: the tests of their requirements have them.

/** Time in the session before the chat popup shows, in milliseconds. */
export const chatPopupDelay = 15_000;
/** Milliseconds for which the closing message of the chat stays. */
export const chatClosingTime = 4000;

/** Milliseconds from load until home shows the quote prompt. */
export const quotePromptDelay = 25_000;

/** Pixels of scroll past which the navbar has a shadow. */
export const navbarShadowScroll = 10;

/** How many pixels an element must be inside the viewport before it starts to fade in. */
export const fadeMargin = 100;
/** Share of an element on About that must be in view before it fades in. */
export const aboutFadeThreshold = 0.15;

/** Milliseconds of hovering before a tooltip shows. */
export const tooltipDelay = 700;
/** Milliseconds after a tooltip closes during which the next one shows at once. */
export const tooltipSkipDelay = 300;

/** Longer reviews, in characters, are cut and get "Read more". */
export const reviewCutLength = 200;
/** Milliseconds for which a review stays. */
export const reviewPeriod = 5000;
/** Number of reviews that home pre-renders. */
export const initialReviewCount = 6;

/** Milliseconds for which a partner logo stays. */
export const logoPeriod = 3000;
/** In pixels. */
export const logoSlotWidth = 200;
/** Milliseconds for which a photo of a builders' handover stays. */
export const handoverPeriod = 4000;

/** Maximum number of photos per category in the preview of home. */
export const previewLimit = 6;
/** Bathroom photos that the preview of home skips. */
export const maxSkippedPhotos = 2;
/** Number of projects in the preview of home. */
export const previewProjectCount = 2;

/** Number of skeletons while a gallery without a limit loads. */
export const gallerySkeletons = 8;
/** Number of skeletons while a list of comparisons loads. */
export const comparisonSkeletons = 3;
/** Initial position of a comparison slider: percent of the width, from the left. */
export const sliderStart = 50;

/** Maximum number of toasts; a new one replaces the oldest. */
export const toastLimit = 1;
/** Milliseconds for which a toast is shown. */
export const toastTime = 5000;
/** Milliseconds from the dismissal of a toast to its removal from the store. */
export const toastRemoveDelay = 1_000_000;
/** Length of the swipe to the right that dismisses a toast, in pixels. */
export const toastSwipe = 50;
