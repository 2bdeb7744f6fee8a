import type { ReactNode } from 'react';

/**
 * With the punctuation around it, which would not stay on its line, but without the characters that nobody sees: the
 * desk marks texts with them, and must find each mark in one piece.
 */
const compound = /([^\s\p{Cf}]*[\p{L}\d]-[\p{L}\d][^\s\p{Cf}]*)/u;

/** A text whose lines do not break at the hyphens of compounds, such as police-checked, unless one fills a whole line. */
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
