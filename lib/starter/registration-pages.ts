import type { PageName } from '@/lib/routes/route-names';
import { block, bound, link, type StarterBlock, type StarterPage, trail } from './block';

const contact = link('Contact us', '/contact-us');
const forSale = link('Businesses for sale', '/buy-a-business/business-listing-search');
const worth = link('What is my business worth?', '/sell-a-business/what-is-my-business-worth');
/** For office pages only: on network pages there is no office, and the block is omitted. */
const office = bound(
  'office-contact',
  { source: 'office', query: { slug: 'current' } },
  { heading: 'Call, write or visit', surface: 'raised' },
);
const agent = bound('agent-profile', { source: 'agent', query: { slug: 'current' } }, { variant: 'section' });

const calculatorBlock = bound(
  'valuation-calculator',
  { source: 'valuation-multiples' },
  {
    text: 'Every line of the calculation is shown with its source, and you stay anonymous.',
    caveat:
      'The multiples come from sales in the United States; values in other countries may be higher or lower.',
    actions: [contact],
    surface: 'raised',
  },
);

const form = (form: string, heading: string) => block('visitor-form', { form, heading, surface: 'raised' });
const forValuation = form('valuation-start', 'Request a valuation');
const forSellers = form('seller-registration', 'Register in confidence');
const forBuyers = form('buyer-registration', 'Register');

type PageText = { heading: string; intro: string; actions?: ReturnType<typeof link>[] };

const page = (
  route: PageName,
  title: string,
  { heading, intro, actions = [contact] }: PageText,
  ...below: readonly StarterBlock[]
): StarterPage => ({
  route,
  title,
  blocks: [trail, block('hero', { heading, intro, actions }), ...below, office],
});

const agentPage = (
  route: PageName,
  title: string,
  { heading, intro }: PageText,
  ...below: readonly StarterBlock[]
): StarterPage => ({
  route,
  title: `${title} with {agent}`,
  blocks: [trail, block('hero', { eyebrow: '{agent}', heading, intro, actions: [contact] }), ...below, agent],
});

const thanks = (route: PageName, eyebrow: string, below: StarterPage['blocks'][number]): StarterPage => ({
  route,
  title: 'Thank you',
  noindex: true,
  blocks: [
    block('hero', {
      ...(eyebrow && { eyebrow }),
      heading: 'Thank you',
      intro: 'We will reply within one working day.',
      actions: [contact],
    }),
    below,
  ],
});

const valuation = {
  heading: 'What is my business worth?',
  intro: 'Last year’s sales, profit and assets are enough for a first estimate.',
};
const calculator = {
  heading: 'A first figure, with its working',
  intro:
    'One year of your accounts and your trade give a range, with every line of the calculation and its sources.',
};
const seller = {
  heading: 'Register as a seller',
  intro: 'Your trade, your town and how to contact you. We treat everything as confidential.',
};
const buyer = {
  heading: 'Register as a buyer',
  intro: 'Tell us your trade, your town and your down payment.',
};

/** The registration pages for sellers and buyers, of the network and of every office. */
export const registrationPages: readonly StarterPage[] = [
  page('ValuationStart', 'What is my business worth?', valuation, forValuation),
  page(
    'Calculator',
    'Business valuation calculator',
    { ...calculator, actions: [contact, worth] },
    calculatorBlock,
  ),
  page('SellerRegistration', 'Register as a seller', { ...seller, actions: [contact, worth] }, forSellers),
  thanks('SellerRegistrationThankYou', '', office),
  page('BuyerRegistration', 'Register as a buyer', { ...buyer, actions: [contact, forSale] }, forBuyers),
  thanks('BuyerRegistrationThankYou', '', office),
  {
    route: 'ResetPassword',
    title: 'Reset Password',
    noindex: true,
    blocks: [
      block('hero', {
        eyebrow: 'Buyer Login',
        heading: 'Reset Password',
        intro: 'Buyer accounts will open soon. Until then, call or write to us.',
        actions: [contact],
      }),
    ],
  },
];

/** The registration pages of an agent. */
export const agentRegistrationPages: readonly StarterPage[] = [
  agentPage('AgentValuationStart', 'What is my business worth?', valuation, forValuation),
  agentPage('AgentCalculator', 'A first figure', calculator, calculatorBlock),
  agentPage('AgentSellerRegistration', 'Sell', seller, forSellers),
  thanks('AgentSellerRegistrationThankYou', '{agent}', agent),
  agentPage('AgentBuyerRegistration', 'Buy', buyer, forBuyers),
  thanks('AgentBuyerRegistrationThankYou', '{agent}', agent),
];
