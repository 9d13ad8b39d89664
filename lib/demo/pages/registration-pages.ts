import { block, bound } from './block';
import type { PageRecord } from './page-record';
import { americanFiguresNote, talkToUs } from './shared-blocks';

const trail = bound('breadcrumbs', { source: 'trail' });
/**
 * The phone, address and email of the office, on office pages only: on network pages there is no office, and
 * the block is omitted.
 */
const officeContact = bound(
  'office-contact',
  { source: 'office', query: { slug: 'current' } },
  { heading: 'Call, write or visit', showMap: false, surface: 'raised' },
);
const calculator = bound(
  'valuation-calculator',
  { source: 'valuation-multiples' },
  {
    heading: 'Enter the figures from your accounts',
    text: 'Every line of the calculation is shown with its source, and you stay anonymous.',
    caveat: americanFiguresNote,
    actions: [
      { label: 'Talk to us about it', to: { url: '/contact-us' } },
      { label: 'What is my business worth?', to: { url: '/sell-a-business/what-is-my-business-worth' } },
    ],
    surface: 'raised',
  },
);
const sellerForm = block('visitor-form', {
  form: 'seller-registration',
  heading: 'Register in confidence',
  text: 'Give us a number that only you answer, and the best time to call.',
});
const buyerForm = block('visitor-form', {
  form: 'buyer-registration',
  heading: 'Register',
  text: 'Your name and how to reach you are enough to begin.',
});
const nextArticles = (category: string) =>
  bound(
    'post-teasers',
    { source: 'posts', query: { category, limit: 3 } },
    { heading: 'While you wait', layout: 'grid' },
  );

/**
 * The registration pages for sellers and buyers. Each is also available below every office, with the frame
 * of that office.
 */
export const registrationPages: readonly PageRecord[] = [
  {
    key: 'calculator',
    title: 'Business valuation calculator',
    route: 'Calculator',
    meta_description:
      'Estimate the value of your business, with every line of the calculation and the source of the multiples.',
    blocks: [
      trail,
      block('hero', {
        eyebrow: 'Calculator',
        heading: 'A first figure, with its working',
        intro:
          'One year of your accounts and your trade give a first estimate: a range, with every line of the calculation and its sources.',
        actions: [{ label: 'Talk to us', to: { url: '/contact-us' } }],
      }),
      calculator,
      officeContact,
      talkToUs,
    ],
  },
  {
    key: 'seller-registration',
    title: 'Register as a seller',
    route: 'SellerRegistration',
    meta_description:
      'Tell us in confidence that you are thinking of selling: what we ask, how we use it and what happens next.',
    blocks: [
      trail,
      block('hero', {
        eyebrow: 'For sellers',
        heading: 'Register as a seller',
        intro:
          'Your name and contact details and, if you like, your trade and town. We treat everything as confidential.',
        actions: [
          { label: 'Talk to us', to: { url: '/contact-us' } },
          { label: 'What is my business worth?', to: { url: '/sell-a-business/what-is-my-business-worth' } },
        ],
      }),
      block('steps', {
        heading: 'What happens next',
        steps: [
          {
            heading: 'We call you',
            text: 'At the time you choose, on the number you give us.',
            note: '1 working day',
          },
          {
            heading: 'We meet',
            text: 'At our office, at your home or where nobody knows us both.',
            note: 'Free',
          },
          { heading: 'You decide', text: 'With a full valuation in your hand. You are free to say no.' },
        ],
        surface: 'raised',
      }),
      sellerForm,
      officeContact,
      talkToUs,
    ],
  },
  {
    key: 'seller-registration-thanks',
    title: 'Thank you',
    route: 'SellerRegistrationThankYou',
    noindex: true,
    blocks: [
      block('hero', {
        eyebrow: 'For sellers',
        heading: 'Thank you for your trust',
        intro: 'We have received your details. A broker will call you {answers}, at the time you chose.',
        actions: [{ label: 'How a sale stays quiet', to: { url: '/blog/how-to-keep-a-sale-quiet' } }],
      }),
      nextArticles('Selling'),
    ],
  },
  {
    key: 'buyer-registration',
    title: 'Register as a buyer',
    route: 'BuyerRegistration',
    meta_description: 'Tell us what kind of business you are looking for, and be the first to hear about it.',
    blocks: [
      trail,
      block('hero', {
        eyebrow: 'For buyers',
        heading: 'Register as a buyer',
        intro:
          'Leave us your name and contact details. We will ask about your trade, region and down payment, and contact you when a suitable business comes up.',
        actions: [
          { label: 'Talk to us', to: { url: '/contact-us' } },
          { label: 'Businesses for sale', to: { url: '/buy-a-business/business-listing-search' } },
        ],
      }),
      block('feature-grid', {
        heading: 'What registered buyers get',
        columns: 3,
        features: [
          {
            icon: 'mail',
            heading: 'A message in time',
            text: 'Before a business is listed on this site, if its owner agrees.',
          },
          {
            icon: 'document',
            heading: 'The whole file',
            text: 'Once you have signed for confidentiality: name, place and three years of figures.',
          },
          {
            icon: 'users',
            heading: 'One broker',
            text: 'Someone who knows what you are looking for, and what you should avoid.',
          },
        ],
        surface: 'raised',
      }),
      buyerForm,
      officeContact,
      block('call-to-action', {
        heading: 'Talk it through',
        text: 'An hour with a broker saves a month of listings.',
        actions: [{ label: 'Find your office', to: { url: '/locations' } }],
      }),
    ],
  },
  {
    key: 'buyer-registration-thanks',
    title: 'Thank you',
    route: 'BuyerRegistrationThankYou',
    noindex: true,
    blocks: [
      block('hero', {
        eyebrow: 'For buyers',
        heading: 'You are registered',
        intro: 'We will contact you as soon as something suits you. Until then, see what is for sale today.',
        actions: [{ label: 'Businesses for sale', to: { url: '/buy-a-business/business-listing-search' } }],
      }),
      block('visitor-form', {
        form: 'sms',
        heading: 'Get text messages too',
        text: 'For news that cannot wait for email. At most two a week.',
        surface: 'raised',
      }),
      nextArticles('Buying'),
    ],
  },
  {
    key: 'reset-password',
    title: 'Reset Password',
    route: 'ResetPassword',
    noindex: true,
    blocks: [
      block('hero', {
        eyebrow: 'Buyer Login',
        heading: 'Reset Password',
        intro:
          'Buyer accounts will open soon, so you do not have a password to change yet. Until then, call or email any office.',
        actions: [
          { label: 'Contact us', to: { url: '/contact-us' } },
          { label: 'Find your office', to: { url: '/locations' } },
        ],
      }),
    ],
  },
];
