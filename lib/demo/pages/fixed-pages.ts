import { standardNetworkPages } from '@/lib/starter/standard-pages/network-pages';
import { trail } from '@/lib/starter/standard-pages/standard-page';
import { block, fill } from './block';
import { demoPage, type PageRecord } from './page-record';
import { termsPage } from './terms-page';

/** The not-found page and the legal pages. */
export const fixedPages: readonly PageRecord[] = [
  demoPage(standardNetworkPages.notFound, {
    key: 'not-found',
    title: 'Something’s missing.',
    blocks: ({ message }) => [
      fill(message, {
        links: [
          { label: 'Find your office', to: { url: '/locations' } },
          { label: 'Businesses for sale', to: { url: '/buy-a-business/business-listing-search' } },
          { label: 'Sell a business', to: { url: '/sell-a-business' } },
          { label: 'Articles', to: { url: '/blog' } },
        ],
      }),
    ],
  }),
  {
    key: 'privacy',
    title: 'Privacy',
    route: 'customPage',
    slug: 'privacy',
    meta_description: 'What we keep about you, why, for how long, and how to have it corrected or erased.',
    blocks: [
      trail,
      block('hero', { heading: 'Privacy' }),
      block('rich-text', {
        text: `## Who is responsible

The office you write to, and Meridian Business Advisors for the network. You find the address of each office on its page.

## What we keep, and why

**What you tell us** in a message or a conversation, in order to answer you. Giving it is up to you; without a way to reach you we cannot answer.

**What you sign**, such as a confidentiality agreement: the wording, your name, your email address and number, date and time. We keep it to be able to prove it.

**Which office you chose**, in your own browser, so that we need not ask again.

## Who receives it

Your local office and its broker. Nobody else, unless you ask us to pass it on or the law obliges us.

## Messages

We write to you about businesses or news only if you have agreed to it. You can withdraw at any time; each message says how, and STOP ends text messages.

## Your rights

You may see what we keep about you, have it corrected, and have it erased unless the law requires us to keep it. Write to [privacy@meridian.example](mailto:privacy@meridian.example). You may also turn to the Data Protection Commission of Ghana.`,
      }),
    ],
  },
  termsPage,
];
