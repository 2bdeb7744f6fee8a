import { content } from './index.ts';

/** The content of the service area section, for its island. */
export const { area } = content.contact;
