import { content } from '../content/index.ts';
import { interpolate } from '../lib/interpolate.ts';

const { labourHireLicence } = content.business;
const { labourHire, newTabNote } = content.layout;

/** The labour hire licence with a link to the public register; nothing while content/business.yaml has none. */
export function LabourHireLicence() {
  if (!labourHireLicence) return null;
  const { number, register } = labourHireLicence;
  return (
    <a href={register} target="_blank" rel="noopener">
      {interpolate(labourHire, { number })}
      <span className="visually-hidden">{` ${newTabNote}`}</span>
    </a>
  );
}
