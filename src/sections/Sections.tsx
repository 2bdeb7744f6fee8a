import layout from 'content:layout';
import { Children, type ReactNode } from 'react';
import { ReadFailure } from '../ui/ReadFailure.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionBoundary } from '../ui/SectionBoundary.tsx';

/** The sections of a page, one below the other. One that fails leaves the others usable. */
export function Sections({ children }: { children: ReactNode }) {
  return Children.toArray(children).map((section, index) => (
    <SectionBoundary
      // A section has no name of its own, and the list of a page never changes.
      key={index}
      failure={
        <Section tight>
          <ReadFailure {...layout.sectionFailure} />
        </Section>
      }
    >
      {section}
    </SectionBoundary>
  ));
}
