import type { ReactElement } from 'react';

/** Logo of the sign-in screen. */
export const CmsLogo = (): ReactElement => <span className="cms-mark">Tessera</span>;

/** The home link in the navigation, labelled as such. */
export const HomeIcon = (): ReactElement => (
  <span className="cms-mark-small" title="Dashboard">
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2.5 7.5 8 3l5.5 4.5M4 6.5V13h8V6.5M6.8 13V9.5h2.4V13" />
    </svg>
    <span className="cms-mark-name">Home</span>
  </span>
);
