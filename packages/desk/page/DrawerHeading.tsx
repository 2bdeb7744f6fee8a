import type { ReactNode } from 'react';

/** The heading of a panel. It gets the focus if no field does. */
export function DrawerHeading({ children }: { children: ReactNode }) {
  return (
    <h2 id="drawer-heading" tabIndex={-1}>
      {children}
    </h2>
  );
}
