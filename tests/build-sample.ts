import '../pipeline/output/production-mode.ts';
import { runBuild } from '../pipeline/output/run-build.ts';
import { builtSample } from './support/on-sample.mjs';

// Builds the sample for browser tests.

if (!(await runBuild({ outDir: builtSample }))) process.exitCode = 1;
