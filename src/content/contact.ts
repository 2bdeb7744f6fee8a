import { content } from './index.ts';

/** The words of the suburb check. */
export const { area } = content.contact;
