import { gaps, proofs, requirementList } from './requirement-proofs.ts';
import { requirements } from './requirements.ts';
import { testSources } from './test-sources.ts';

// Prints each requirement with the tests that prove it. With --check it only prints what is missing, and then fails.

const sources = await testSources();
const found = proofs(sources);
if (!process.argv.includes('--check')) console.log(requirementList(requirements, found));
const faults = gaps(requirements, found);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
