import { content } from './index.ts';

const { note, town } = content.home.hero;

/** Whether home has the field for a town, which answers with its card. */
export const hasTownField = note !== undefined && town !== undefined;
