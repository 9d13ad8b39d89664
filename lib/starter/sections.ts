import { loanContents } from '@/schemas/loan';
import type { Palette } from '@/schemas/palette';
import { block, bound, link, type StarterBlock } from './block';

export type StarterSection = {
  name: string;
  /** Named values; empty ones are for staff to fill. */
  contents: readonly { name: string; type: 'text'; value: string }[];
  blocks: readonly StarterBlock[];
};

/** What a network is called, and the colours that go with its logo. */
export type NetworkLook = { name: string; palette: Palette };

const languageSwitch = bound('language-switch', { source: 'languages' });
const countrySelector = bound('country-selector', { source: 'countries' });

/** Asks nobody until an id of a provider is written into the header's contents. */
const consent = bound('consent-banner', { source: 'analytics' });
/** Without an interest and its source no listing shows what paying for it would cost. */
const loan = Object.values(loanContents).map((name) => ({ name, type: 'text' as const, value: '' }));
const signIn = block('sign-in-dialog', {});

/** What stands above and below every page of a network of this name; the `-logo` pair frames landing pages. */
export function starterSections({ name, palette }: NetworkLook): StarterSection[] {
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
