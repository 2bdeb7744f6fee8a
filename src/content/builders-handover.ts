import { content } from './index.ts';

/** The words of the projects on the page. */
export const { seeOurWork } = content.buildersHandover;
