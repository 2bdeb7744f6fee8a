/**
 * Whether nobody looks at the page as a visitor does: its tab is in the background, or its document says so by
 * `data-unseen`, as it does while the page is edited. After each change there is a `visibilitychange`.
 */
export const isUnseen = (): boolean => document.hidden || 'unseen' in document.documentElement.dataset;
