import { useContext } from 'react';
import { content } from '../content/index.ts';
import { interpolate } from '../lib/interpolate.ts';
import { LinkFacts } from './link-facts.ts';

/** The labour hire licence with a link to the public register; nothing while content/business.yaml has none. */
export function LabourHireLicence() {
  const { business, layout } = useContext(LinkFacts) ?? content;
  const { labourHireLicence } = business;
  if (!labourHireLicence) return null;
  const { number, register } = labourHireLicence;
  return (
    <a href={register} target="_blank" rel="noopener">
      {interpolate(layout.labourHire, { number })}
      <span className="visually-hidden">{` ${layout.newTabNote}`}</span>
    </a>
  );
}
