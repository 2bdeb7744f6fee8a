import { storeContext } from '../use-desk.ts';
import type { Publishing } from './publishing.ts';

/** Publishing, for the view that shows what will change. */
export const [PublishingContext, usePublishing] = storeContext<Publishing>();
