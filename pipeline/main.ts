import './build/production-mode.ts';
import { runBuild } from './build/run-build.ts';

if (!(await runBuild())) process.exitCode = 1;
