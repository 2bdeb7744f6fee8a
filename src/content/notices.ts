import { content } from './index.ts';

/** Whether there is a notice: a site without one needs no scripts for notices. */
export const hasNotices = content.business.notices.length > 0;
