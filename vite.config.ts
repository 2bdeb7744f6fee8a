import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devContent } from './pipeline/dev.ts';

/** Settings of `npm run dev`; the production build adds its own in pipeline/bundle.ts. */
export default defineConfig({
  appType: 'custom',
  publicDir: 'public',
  plugins: [react(), devContent()],
});
