// Stands for `entry-browser.ts` under `npm run dev`, where no styles are made beside the documents: those of what the
// browser does not draw come with the code that draws it.
import './app.tsx';

import.meta.glob('./pages/*.tsx', { eager: true });
await import('./entry-browser.ts');
