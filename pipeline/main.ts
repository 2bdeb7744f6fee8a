import './production-mode.ts';
import { runBuild } from './run-build.ts';

// `npm run build`: builds the site into dist/, or into the folder that is named.

if (!(await runBuild({ outDir: process.argv[2] }))) process.exitCode = 1;
