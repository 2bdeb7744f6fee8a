import { expect, test } from 'vitest';
import * as specified from './specified.ts';

test('[C2] [C4] [C6] [G6] [G9] [G10] [H6] [H7] [H14] [H15] [H16] [L5] [L10] [L12] [L13] [P6] [P7] [Q4] [T3] [T4] each number is the one that the specification fixes', () => {
  expect({ ...specified }).toEqual({
    chatPopupDelay: 15_000,
    chatClosingTime: 4000,
    chatWindowWidth: 350,
    chatPopupWidth: 320,
    quotePromptDelay: 25_000,
    navbarShadowScroll: 10,
    contentWidth: 1200,
    fadeDuration: 0.6,
    fadeMargin: 100,
    aboutFadeThreshold: 0.15,
    tooltipDelay: 700,
    tooltipSkipDelay: 300,
    reviewCutLength: 200,
    reviewPeriod: 5000,
    initialReviewCount: 6,
    logoPeriod: 3000,
    logoSlotWidth: 200,
    handoverPeriod: 4000,
    previewLimit: 6,
    maxSkippedPhotos: 2,
    previewProjectCount: 2,
    gallerySkeletons: 8,
    comparisonSkeletons: 3,
    sliderStart: 50,
    quoteFrameHeight: 800,
    toastLimit: 1,
    toastTime: 5000,
    toastRemoveDelay: 1_000_000,
    toastSwipe: 50,
  });
});
