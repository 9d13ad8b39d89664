import { loanContents } from '@/schemas/loan';
import type { Palette } from '@/schemas/palette';
import { block, bound, link, type StarterBlock } from './block';

export type StarterSection = {
  name: string;
  /** Named values; staff fill in the empty ones. */
  contents: readonly { name: string; type: 'text'; value: string }[];
  blocks: readonly StarterBlock[];
};

/** The name of a network and the palette that matches its logo. */
export type NetworkBranding = { name: string; palette: Palette };

const languageSwitch = bound('language-switch', { source: 'languages' });
const countrySelector = bound('country-selector', { source: 'countries' });

/** The banner stays hidden until the header's contents have the id of a provider. */
const consent = bound('consent-banner', { source: 'analytics' });
/** Without an interest rate and its source no listing displays a payment example. */
const loan = Object.values(loanContents).map((name) => ({ name, type: 'text' as const, value: '' }));
const signIn = block('sign-in-dialog', {});

/** The header and footer sections of a new network; the `-logo` pair is the frame of landing pages. */
export function starterSections({ name, palette }: NetworkBranding): StarterSection[] {
  const contents = [{ name: 'Network name', type: 'text' as const, value: name }];
  const tools = { tools: [languageSwitch] };
  const header = { name, palette, actions: [link('Contact us', '/contact-us')] };
  return [
    {
      name: 'header',
      contents: [...contents, ...loan],
      blocks: [
        consent,
        bound('office-context-bar', { source: 'office', query: { slug: 'current' } }),
        bound('site-header', { source: 'menu', query: { name: 'main' } }, header, tools),
        signIn,
      ],
    },
    {
      name: 'header-logo',
      contents,
      blocks: [consent, block('site-header', { name, palette }, tools), signIn],
    },
    {
      name: 'footer',
      contents: [],
      blocks: [
        bound('site-footer', { source: 'menu', query: { name: 'footer' } }, { name }),
        countrySelector,
      ],
    },
    { name: 'footer-logo', contents: [], blocks: [block('site-footer', { name })] },
  ];
}
