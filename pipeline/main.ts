import './output/production-mode.ts';
import { runBuild } from './output/run-build.ts';

if (!(await runBuild())) process.exitCode = 1;
