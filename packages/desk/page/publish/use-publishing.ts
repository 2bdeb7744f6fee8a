import { storeContext } from '../use-desk.ts';
import type { Publishing } from './publishing.ts';

/** For the view of what will change. */
export const [PublishingContext, usePublishing] = storeContext<Publishing>();
