import { spawnSync } from 'node:child_process';
import * as z from 'zod';
import { allowedLicences } from '../pipeline/bundle/licences.ts';
import { report } from './checker.ts';

// Checks the packages that the site depends on: their licences in npm's list of materials (SBOM), and, where the network
// allows, that the registry has signed each installed package. The build checks the licences of all bundled packages.

const materials = z.object({
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      licenses: z.array(z.object({ license: z.object({ id: z.string() }) })).default([]),
    }),
  ),
});

function npm(args: readonly string[]) {
  return spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
}

const { components } = materials.parse(
  JSON.parse(npm(['sbom', '--omit=dev', '--sbom-format=cyclonedx']).stdout),
);
const findings = components.flatMap(({ name, version, licenses }) => {
  const ids = licenses.map(({ license }) => license.id);
  const isAllowed = ids.length > 0 && ids.every((id) => allowedLicences.includes(id));
  return isAllowed ? [] : [`${name} ${version} has the licence ${ids.join(', ') || 'unknown'}`];
});

const audit = npm(['audit', 'signatures']);
const said = `${audit.stdout}${audit.stderr}`.trim();
// Without the network npm cannot tell, which is no finding.
if (audit.status === 0) console.log(said);
else if (/invalid|missing/i.test(said)) findings.push(said);
else console.log(`Signatures were not checked: ${said.split('\n')[0]}`);

report(`${components.length} packages`, findings);
