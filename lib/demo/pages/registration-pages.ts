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
  { heading: 'Call, write or come by', showMap: false, surface: 'raised' },
);
const calculator = bound(
  'valuation-calculator',
  { source: 'valuation-multiples' },
  {
    heading: 'Write what your accounts say',
    text: 'Every line of the sum is shown with its source, and nobody asks who you are.',
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
  text: 'Give a number that only you answer, and say when to call.',
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
      'Work out a first figure for your business, with every line of the sum and where its multiples come from.',
    blocks: [
      trail,
      block('hero', {
        eyebrow: 'Calculator',
        heading: 'A first figure, with its working',
        intro:
          'A year of your books and your trade give a first idea: a range, with every line of the sum and its sources.',
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
      'Tell us in confidence that you think of selling: what we ask, what we do with it and what happens next.',
    blocks: [
      trail,
      block('hero', {
        eyebrow: 'For sellers',
        heading: 'Register as a seller',
        intro:
          'Your name and how we may reach you, and if you like your trade and town. Nobody else hears of it.',
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
            text: 'At the hour you name, on the number you give.',
            note: '1 working day',
          },
          {
            heading: 'We meet',
            text: 'At our office, at your home or where nobody knows us both.',
            note: 'Free',
          },
          { heading: 'You decide', text: 'With a figure and its working in your hand. No is an answer.' },
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
        intro: 'We have what you sent. A broker calls you {answers}, at the hour you named.',
        actions: [{ label: 'How a sale stays quiet', to: { url: '/blog/how-to-keep-a-sale-quiet' } }],
      }),
      nextArticles('Selling'),
    ],
  },
  {
    key: 'buyer-registration',
    title: 'Register as a buyer',
    route: 'BuyerRegistration',
    meta_description:
      'Tell us which business you look for, and hear of it first: what we ask, and what buyers who are known to us get.',
    blocks: [
      trail,
      block('hero', {
        eyebrow: 'For buyers',
        heading: 'Register as a buyer',
        intro:
          'Leave us your name and how we reach you. We ask which trade, which region and how much you can pay down, and write when a business like that comes up.',
        actions: [
          { label: 'Talk to us', to: { url: '/contact-us' } },
          { label: 'Businesses for sale', to: { url: '/buy-a-business/business-listing-search' } },
        ],
      }),
      block('feature-grid', {
        heading: 'What buyers we know get',
        columns: 3,
        features: [
          {
            icon: 'mail',
            heading: 'A message in time',
            text: 'Before a business stands on this site, where its owner agrees.',
          },
          {
            icon: 'document',
            heading: 'The whole file',
            text: 'Once you have signed for confidentiality: name, place and three years of figures.',
          },
          {
            icon: 'users',
            heading: 'One broker',
            text: 'Who knows what you are looking for, and tells you what to leave alone.',
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
        intro: 'We write as soon as something fits. Until then, look at what is for sale today.',
        actions: [{ label: 'Businesses for sale', to: { url: '/buy-a-business/business-listing-search' } }],
      }),
      block('visitor-form', {
        form: 'sms',
        heading: 'Have it as a text message, too',
        text: 'For what cannot wait until you look at your mail. At most two a week.',
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
          'Buyer accounts open soon, so there is no password to change yet. Until then every office answers by telephone and by mail.',
        actions: [
          { label: 'Contact us', to: { url: '/contact-us' } },
          { label: 'Find your office', to: { url: '/locations' } },
        ],
      }),
    ],
  },
];
