import { content } from './index.ts';

/** The content of the project section, for its island. */
export const { seeOurWork } = content.buildersHandover;
