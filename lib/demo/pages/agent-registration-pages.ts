import { standardAgentRegistrationPages } from '@/lib/starter/standard-pages/agent-pages';
import { trail } from '@/lib/starter/standard-pages/standard-page';
import { block, bound, fill } from './block';
import { demoPage, type PageRecord } from './page-record';
import { americanFiguresNote } from './shared-blocks';

const write = { label: 'Write to me', to: { url: '/contact-us' } };
/** The agent's phone, WhatsApp and email: the target of the buttons above. */
const contact = { actions: [write] };
const thanks = (
  page: typeof standardAgentRegistrationPages.sellerThanks,
  key: string,
  heading: string,
  intro: string,
) =>
  demoPage(page, {
    key,
    blocks: ({ hero, profile }) => [fill(hero, { heading, intro, actions: [write] }), fill(profile, contact)],
  });

/**
 * The registration pages for sellers and buyers of an agent: the network's pages with the agent's wording.
 */
export const agentRegistrationPages: readonly PageRecord[] = [
  demoPage(standardAgentRegistrationPages.valuation, {
    key: 'agent-valuation',
    title: 'What is my business worth? Ask {agent}',
    meta_description:
      'Have {agent} of {office} value your business: what goes into the figure, and what you need at hand.',
    blocks: ({ trail, hero, form, profile }) => [
      trail,
      fill(hero, {
        intro:
          'Bring last year’s sales, profit and drawings. I will bring the figures of recent sales in your trade.',
        actions: [write],
      }),
      block('steps', {
        heading: 'What goes into the figure',
        steps: [
          { heading: 'What it earns', text: 'Profit before tax, your own pay and one-off costs.' },
          {
            heading: 'Times a multiple',
            text: 'From sales in the same trade. I show you where it comes from.',
          },
          { heading: 'And what it owns', text: 'Equipment, stock, and the lease or the land.' },
        ],
        surface: 'raised',
      }),
      fill(form, { heading: 'Ask me for a valuation' }),
      fill(profile, contact),
    ],
  }),
  demoPage(standardAgentRegistrationPages.calculator, {
    key: 'agent-calculator',
    meta_description:
      'Work out a first figure for your business, and go through it with {agent} of {office}.',
    blocks: ({ trail, hero, calculator, profile }) => [
      trail,
      fill(hero, {
        intro:
          'Enter the figures from your accounts, or read them to me: I will go through the calculation with you, line by line.',
        actions: [write],
      }),
      fill(calculator, {
        heading: 'Enter the figures from your accounts',
        text: 'Every line of the calculation is shown. I see nothing until you send it to me.',
        caveat: americanFiguresNote,
        actions: [write],
      }),
      fill(profile, contact),
    ],
  }),
  demoPage(standardAgentRegistrationPages.seller, {
    key: 'agent-seller-registration',
    title: 'Sell with {agent}: register',
    meta_description: 'Tell {agent} of {office}, in confidence, that you are thinking of selling.',
    blocks: ({ trail, hero, form, profile }) => [
      trail,
      fill(hero, {
        intro: 'Your trade, your town and how to contact you. Only my office and I will see it.',
        actions: [write],
      }),
      fill(form, { heading: 'Register with me' }),
      fill(profile, contact),
    ],
  }),
  thanks(
    standardAgentRegistrationPages.sellerThanks,
    'agent-seller-registration-thanks',
    'Thank you for your trust',
    'I have received your details and will call you {answers}.',
  ),
  demoPage(standardAgentRegistrationPages.buyer, {
    key: 'agent-buyer-registration',
    title: 'Buy with {agent}: register',
    meta_description: 'Tell {agent} of {office} what kind of business you are looking for.',
    blocks: ({ trail, hero, form, profile }) => [
      trail,
      fill(hero, {
        intro: 'Leave me your name and number. I will ask about your preferred trade and town.',
        actions: [write],
      }),
      fill(form, { heading: 'Register with me' }),
      fill(profile, contact),
    ],
  }),
  thanks(
    standardAgentRegistrationPages.buyerThanks,
    'agent-buyer-registration-thanks',
    'Thank you for registering',
    'Please check your email and confirm your address. Then ask me about any business on this site.',
  ),
  {
    key: 'agents',
    title: 'Agents',
    route: 'customPage',
    slug: 'agents',
    meta_description: 'All agents of the network: who they are, what they sell and how to reach them.',
    blocks: [
      trail,
      block('hero', {
        heading: 'Agents',
        intro:
          'Brokers who sell where they live. Each has a page with what is for sale, what was sold and a number.',
      }),
      bound('team-grid', { source: 'agents', query: { limit: 100 } }, { columns: 4 }),
    ],
  },
  {
    key: 'kojo-first-talk',
    title: 'The first talk with me',
    route: 'AgentCustomPage',
    slug: 'the-first-talk',
    agent: 'kojo-ebo-arthur',
    show_in_menu: true,
    menu_label: 'The first talk',
    meta_description:
      'How a first talk with Kojo Ebo Arthur goes: where, how long, what to bring and what it costs.',
    blocks: [
      trail,
      block('hero', {
        eyebrow: '{agent}',
        heading: 'The first talk: an hour, without papers',
        intro: 'People put off the first talk because they do not know what to expect. Here is how it goes.',
        actions: [write],
      }),
      block('rich-text', {
        text: `## Where we meet

Wherever you are not known. My office has a back entrance; a car by the sea has done, too.

## What to bring

Nothing you would not want to lose. Last year’s sales and what was left of them, in your head, will do.

## What I ask

Why now, what must not happen to your staff, and who else has a say. The price comes last.

## What it costs

An hour of your time.`,
      }),
      bound(
        'agent-profile',
        { source: 'agent', query: { slug: { agent: 'kojo-ebo-arthur' } } },
        { variant: 'section' },
      ),
    ],
  },
];
