import './production-mode.ts';
import { runBuild } from './run-build.ts';

if (!(await runBuild())) process.exitCode = 1;
