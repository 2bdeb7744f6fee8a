import { content } from '../content/index.ts';
import { interpolate } from '../lib/interpolate.ts';

/** The labour hire licence with a link to the public register; nothing while content/business.yaml has none. */
export function LabourHireLicence() {
  const labourHireLicence = content.business.labourHireLicence;
  if (!labourHireLicence) return null;
  const { number, register } = labourHireLicence;
  return (
    <a href={register} target="_blank" rel="noopener">
      {interpolate(content.layout.labourHire, { number })}
      <span className="visually-hidden">{` ${content.layout.newTabNote}`}</span>
    </a>
  );
}
