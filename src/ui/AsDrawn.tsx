import type { ReactNode, Ref } from 'react';

/** React leaves alone what stands in an element, whatever this says, as long as it stays the same. */
const nothing = { __html: '' };

type AsDrawnProps = { stated?: string; ref?: Ref<HTMLDivElement>; children?: ReactNode };

/**
 * A part of the document that the pre-render draws and the browser keeps as it stands, so that neither its code nor its
 * words are shipped as script: draw its content only where `import.meta.env.SSR` is true.
 */
export function AsDrawn({ stated, ref, children }: AsDrawnProps) {
  if (import.meta.env.SSR) return <div data-page={stated}>{children}</div>;
  return <div ref={ref} data-page={stated} dangerouslySetInnerHTML={nothing} suppressHydrationWarning />;
}
