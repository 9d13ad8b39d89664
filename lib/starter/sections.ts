import { loanContents } from '@/schemas/loan';
import type { Palette } from '@/schemas/palette';
import { fill, type StarterBlock } from './block';
import { standardFrame } from './standard-pages/frame';
import { contactLink } from './starter-texts';

export type StarterSection = {
  name: string;
  /** Named values; staff fill in the empty ones. */
  contents: readonly { name: string; type: 'text'; value: string }[];
  blocks: readonly StarterBlock[];
};

/** The name of a network and the palette that matches its logo. */
export type NetworkBranding = { name: string; palette: Palette };

/** Without an interest rate and its source no listing displays a payment example. */
const loan = Object.values(loanContents).map((name) => ({ name, type: 'text' as const, value: '' }));

/** The header and footer sections of a new network; the `-logo` pair is the frame of landing pages. */
export function starterSections({ name, palette }: NetworkBranding): StarterSection[] {
  const contents = [{ name: 'Network name', type: 'text' as const, value: name }];
  const { consent, officeContext, header, signIn, footer, countrySelector, logoHeader, logoFooter } =
    standardFrame;
  return [
    {
      name: 'header',
      contents: [...contents, ...loan],
      blocks: [consent, officeContext, fill(header, { name, palette, actions: [contactLink] }), signIn],
    },
    { name: 'header-logo', contents, blocks: [consent, fill(logoHeader, { name, palette }), signIn] },
    { name: 'footer', contents: [], blocks: [fill(footer, { name }), countrySelector] },
    { name: 'footer-logo', contents: [], blocks: [fill(logoFooter, { name })] },
  ];
}
