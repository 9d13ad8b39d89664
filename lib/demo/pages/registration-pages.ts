import { standardRegistrationPages } from '@/lib/starter/standard-pages/registration-pages';
import { block, bound, fill } from './block';
import { demoPage, type PageRecord } from './page-record';
import { americanFiguresNote, talkToUs } from './shared-blocks';

const withoutMap = { showMap: false };
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
  demoPage(standardRegistrationPages.calculator, {
    key: 'calculator',
    meta_description:
      'Estimate the value of your business, with every line of the calculation and the source of the multiples.',
    blocks: ({ trail, hero, calculator, office }) => [
      trail,
      fill(hero, {
        eyebrow: 'Calculator',
        intro:
          'One year of your accounts and your trade give a first estimate: a range, with every line of the calculation and its sources.',
        actions: [{ label: 'Talk to us', to: { url: '/contact-us' } }],
      }),
      fill(calculator, {
        heading: 'Enter the figures from your accounts',
        caveat: americanFiguresNote,
        actions: [
          { label: 'Talk to us about it', to: { url: '/contact-us' } },
          { label: 'What is my business worth?', to: { url: '/sell-a-business/what-is-my-business-worth' } },
        ],
      }),
      fill(office, withoutMap),
      talkToUs,
    ],
  }),
  demoPage(standardRegistrationPages.seller, {
    key: 'seller-registration',
    meta_description:
      'Tell us in confidence that you are thinking of selling: what we ask, how we use it and what happens next.',
    blocks: ({ trail, hero, form, office }) => [
      trail,
      fill(hero, {
        eyebrow: 'For sellers',
        intro: 'Your name, contact details, trade and town. We treat everything as confidential.',
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
      fill(form, { text: 'Give us a number that only you answer, and the best time to call.' }),
      fill(office, withoutMap),
      talkToUs,
    ],
  }),
  demoPage(standardRegistrationPages.sellerThanks, {
    key: 'seller-registration-thanks',
    blocks: ({ hero }) => [
      fill(hero, {
        eyebrow: 'For sellers',
        heading: 'Thank you for your trust',
        intro: 'We have received your details. A broker will call you {answers}.',
        actions: [{ label: 'How a sale stays quiet', to: { url: '/blog/how-to-keep-a-sale-quiet' } }],
      }),
      nextArticles('Selling'),
    ],
  }),
  demoPage(standardRegistrationPages.buyer, {
    key: 'buyer-registration',
    meta_description:
      'Register as a buyer: save listings, see those that match what you are looking for, and have a broker to ask.',
    blocks: ({ trail, hero, form, office }) => [
      trail,
      fill(hero, {
        eyebrow: 'For buyers',
        intro:
          'Save listings, see those that match what you are looking for, and have one broker to ask. It costs nothing.',
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
            icon: 'bookmark',
            heading: 'Your own list',
            text: 'Save listings, say what you are looking for, and see what matches it.',
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
      fill(form, {
        text: 'We email you a link. Open it to confirm your address, and your account is ready.',
      }),
      fill(office, withoutMap),
      block('call-to-action', {
        heading: 'Talk it through',
        text: 'An hour with a broker saves a month of listings.',
        actions: [{ label: 'Find your office', to: { url: '/locations' } }],
      }),
    ],
  }),
  demoPage(standardRegistrationPages.buyerThanks, {
    key: 'buyer-registration-thanks',
    blocks: ({ hero }) => [
      fill(hero, {
        eyebrow: 'For buyers',
        heading: 'Please check your email',
        intro: 'Open the link that we have sent you: it confirms your address, and your account is ready.',
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
  }),
  demoPage(standardRegistrationPages.resetPassword, {
    key: 'reset-password',
    blocks: ({ hero, forms }) => [
      fill(hero, {
        intro: 'Sign in as a buyer, or choose a new password. If you need help, call any office.',
      }),
      fill(forms, { surface: 'raised' }),
    ],
  }),
];
