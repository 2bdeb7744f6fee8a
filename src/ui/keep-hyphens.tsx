import type { ReactNode } from 'react';

/** Longer ones may break: they would not fit into narrow columns. In characters. */
const maxLength = 24;
const compound = /([\p{L}\d]+(?:-[\p{L}\d]+)+)/u;

/** A text whose lines do not break at the hyphens of short compounds, such as police-checked. */
export function keepHyphens(text: string): ReactNode {
  if (!text.includes('-')) return text;
  return text.split(compound).map((part, index) =>
    index % 2 === 1 && part.length <= maxLength ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
