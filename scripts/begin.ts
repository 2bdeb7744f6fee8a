import path from 'node:path';
import { explain, refuseOptions } from '@site/serve';
import { begin } from '../pipeline/business/begin.ts';

// Makes the folder of the owner's business.

refuseOptions();
try {
  for (const sentence of await begin(path.resolve(import.meta.dirname, '..'))) console.log(sentence);
} catch (error) {
  explain(error);
}
