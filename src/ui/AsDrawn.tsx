import type { ReactNode, Ref } from 'react';

/** React leaves alone what stands in an element, whatever this says, as long as it stays the same. */
const nothing = { __html: '' };

type AsDrawnProps = {
  element?: 'div' | 'footer';
  className?: string | undefined;
  stated?: string;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
};

/**
 * A part of the document that the pre-render draws and the browser keeps as it stands, so that neither its code nor its
 * words are shipped as script: draw its content only where `import.meta.env.SSR` is true.
 */
export function AsDrawn({ element: Element = 'div', stated, children, ...rest }: AsDrawnProps) {
  if (import.meta.env.SSR)
    return (
      <Element {...rest} data-page={stated}>
        {children}
      </Element>
    );
  return <Element {...rest} data-page={stated} dangerouslySetInnerHTML={nothing} suppressHydrationWarning />;
}
