import type { ReactElement } from 'react';

/** What stands over the sign-in: the name of the house, not of the CMS it is built with. */
export const Mark = (): ReactElement => <span className="cms-mark">Tessera</span>;

/** The way back to the first screen. */
export const SmallMark = (): ReactElement => (
  <span className="cms-mark-small" aria-hidden="true">
    T
  </span>
);
