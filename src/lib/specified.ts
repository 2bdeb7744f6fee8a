// Each number of the specification once, for code and tests; specified.test.ts compares them with it. Styles can't
// import them: what is only in styles is compared with its number by the test of its requirement.

/** Milliseconds of the session until the popup of the chat shows. */
export const chatPopupDelay = 15_000;
/** Milliseconds for which the closing message of the chat stays. */
export const chatClosingTime = 4000;
/** Pixels. */
export const chatWindowWidth = 350;
/** Pixels. */
export const chatPopupWidth = 320;

/** Milliseconds from load until the quote prompt of home shows. */
export const quotePromptDelay = 25_000;

/** Pixels of scroll past which the navbar has a shadow. */
export const navbarShadowScroll = 10;
/** Pixels that content is wide at most. */
export const contentWidth = 1200;

/** Seconds. */
export const fadeDuration = 0.6;
/** Pixels inside the window at which an element starts to fade in. */
export const fadeMargin = 100;
/** Share of an element of About in view at which it fades in. */
export const aboutFadeThreshold = 0.15;

/** Milliseconds of hovering before a tooltip shows. */
export const tooltipDelay = 700;
/** Milliseconds after a tooltip has closed in which the next shows at once. */
export const tooltipSkipDelay = 300;

/** Longest review, in characters, that is shown without "Read more". */
export const reviewCutLength = 200;
/** Milliseconds between two reviews. */
export const reviewPeriod = 5000;
/** Reviews that home is pre-rendered with. */
export const initialReviewCount = 6;

/** Milliseconds between two partner logos. */
export const logoPeriod = 3000;
/** Pixels. */
export const logoSlotWidth = 200;
/** Milliseconds between two photos of a builders' handover. */
export const handoverPeriod = 4000;

/** Photos of a category that home previews at most. */
export const previewLimit = 6;
/** Bathroom photos that the preview of home skips. */
export const maxSkippedPhotos = 2;
/** Projects that home previews. */
export const previewProjectCount = 2;

/** Skeletons of a gallery without a limit while it loads. */
export const gallerySkeletons = 8;
/** Skeletons of a list of comparisons while it loads. */
export const comparisonSkeletons = 3;
/** First position of a comparison slider, in percent of the width from the left: 0 to 100. */
export const sliderStart = 50;

/** Pixels. */
export const quoteFrameHeight = 800;

/** Toasts that are there at most; a new one replaces the one before. */
export const toastLimit = 1;
/** Milliseconds for which a toast is shown. */
export const toastTime = 5000;
/** Milliseconds from the dismissal of a toast to its removal from the store. */
export const toastRemoveDelay = 1_000_000;
/** Pixels of a swipe to the right that dismisses a toast. */
export const toastSwipe = 50;
