import type { ReactNode } from 'react';

const compound = /([\p{L}\d]+(?:-[\p{L}\d]+)+)/u;

/** A text whose lines do not break at the hyphens of compounds, such as police-checked. */
export function keepHyphens(text: string): ReactNode {
  if (!text.includes('-')) return text;
  return text.split(compound).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
