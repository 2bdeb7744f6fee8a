import './output/production-mode.ts';
import { refuseOptions } from '@site/serve';
import { runBuild } from './output/run-build.ts';

refuseOptions();

if (!(await runBuild())) process.exitCode = 1;
