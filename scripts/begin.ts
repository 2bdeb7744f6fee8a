import path from 'node:path';
import { refuseOptions } from '@site/serve';
import { begin } from '../pipeline/business/begin.ts';

// Makes the folder of the owner's business.

refuseOptions();
try {
  for (const sentence of await begin(path.resolve(import.meta.dirname, '..'))) console.log(sentence);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
