import { spawnSync } from 'node:child_process';
import * as z from 'zod';
import { allowedLicences } from '../pipeline/bundle/licences.ts';
import { giveUp, report } from './checker.ts';

// Checks the packages of the project: the licences of those that are not only for development, in npm's list of materials
// (SBOM), and, where the network allows, the registry's signatures of all. A build checks the licences of what it bundles.

const component = z.object({
  name: z.string(),
  version: z.string(),
  properties: z.array(z.object({ name: z.string() })).default([]),
  licenses: z.array(z.object({ license: z.object({ id: z.string().optional() }).optional() })).default([]),
});
const materials = z.object({ components: z.array(component) });

function npm(...args: string[]) {
  const options = ['--loglevel=error', '--fetch-retries=0'];
  return spawnSync('npm', [...args, ...options], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 50_000_000,
  });
}

const sbom = npm('sbom', '--sbom-format=cyclonedx');
if (sbom.status !== 0) giveUp(`npm could not list the packages: ${sbom.stderr.trim()}`);
const { components } = materials.parse(JSON.parse(sbom.stdout));
const needed = components.filter(
  ({ properties }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
);
const findings = needed.flatMap(({ name, version, licenses }) => {
  const ids = licenses.map(({ license }) => license?.id ?? 'unknown');
  const isAllowed = ids.length > 0 && ids.every((id) => allowedLicences.includes(id));
  return isAllowed ? [] : [`${name} ${version} has the licence ${ids.join(', ') || 'unknown'}.`];
});

const audit = npm('audit', 'signatures');
const said = `${audit.stdout}${audit.stderr}`.trim();
if (audit.status === 0) console.log(said);
else if (/(invalid|missing) registry signature/.test(said)) findings.push(said);
// Without a network nothing is known, which is no finding.
else console.log(`Signatures were not checked: ${said.split('\n')[0]}`);

report(`${components.length} packages, ${needed.length} of them not only for development,`, findings);
