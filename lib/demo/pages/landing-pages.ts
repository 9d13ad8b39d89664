import { findPicture } from '../pictures/find-picture';
import { block, bound, withId } from './block';
import type { PageRecord } from './page-record';
import { talkToUs, whatsAppLink } from './shared-blocks';

/** How visitors of an advertisement reach the network without a form. */
const networkPhone = '+233302730100';
const call = { label: 'Call 030 273 0100', to: { url: `tel:${networkPhone}` } };

/** The form of a landing page, where its buttons lead. */
const landingForm = (form: 'seller-registration' | 'valuation-start', heading: string, text: string) =>
  withId('form', block('visitor-form', { form, heading, text, showOptional: false, surface: 'raised' }));

const talk = { label: 'Talk to us in confidence', to: { url: '/contact-us' } };
/** The trades of the pages, as the listings name them. */
const shopCategory = 'Supermarkets';
const restaurantCategory = 'Restaurants and chop bars';

const register = { label: 'Register as a seller', to: { url: '#form' } };
const value = { label: 'What is my business worth?', to: { url: '#form' } };

/**
 * Pages created from templates as targets of letters and advertisements: below the path of their template,
 * with only the logo as a frame.
 */
export const landingPages: readonly PageRecord[] = [
  {
    key: 'landing-retire',
    title: 'Retiring from your business',
    route: 'marketingCustomPage',
    template_slug: 'guides',
    slug: 'retiring-from-your-business',
    layout: 'logo',
    meta_description:
      'How owners in Ghana leave a business in good order: when to begin, whom to tell and what to keep.',
    blocks: [
      block('hero', {
        variant: 'split',
        eyebrow: 'For owners near retirement',
        heading: 'Sell your business when you retire',
        intro:
          'Two years before the last day is a good moment to begin. Less will do; it costs a little of the price.',
        image: findPicture('scene-handshake'),
        actions: [{ label: 'Register as a seller', to: { url: '#form' } }, call, whatsAppLink],
      }),
      block('steps', {
        heading: 'Two years, in four steps',
        steps: [
          {
            heading: 'Write down what only you know',
            text: 'Suppliers, prices, the customer who pays late and always pays.',
            note: 'First half-year',
          },
          {
            heading: 'Put the papers in order',
            text: 'Three years of books, the lease, the land, the permits.',
            note: 'Second half-year',
          },
          {
            heading: 'Let others run it',
            text: 'A month away proves more than any sentence in a listing.',
            note: 'Third half-year',
          },
          {
            heading: 'Sell',
            text: 'Quietly, to somebody who can pay and will stay.',
            note: 'The last months',
          },
        ],
        surface: 'raised',
      }),
      bound(
        'testimonials',
        { source: 'reviews', query: { office: { office: 'takoradi' }, limit: 3 } },
        { heading: 'From people who have sold', layout: 'grid' },
      ),
      landingForm('seller-registration', 'Begin in confidence', 'We call you {answers}.'),
      talkToUs,
    ],
  },
  {
    key: 'landing-traders',
    title: 'For owners of shops and stores',
    route: 'marketingCustomPage',
    template_slug: 'sell-with-us',
    slug: 'shops-and-stores',
    layout: 'logo',
    meta_description:
      'Selling a shop or a store in Ghana: what buyers ask, what it takes, and how to get started.',
    blocks: [
      block('hero', {
        variant: 'split',
        eyebrow: 'Shops and stores',
        heading: 'Sell your shop without a sign in the window',
        intro: 'Tell us your trade and your town. We call you back in confidence.',
        image: findPicture('scene-market'),
        actions: [register, call, whatsAppLink],
      }),
      block('feature-grid', {
        heading: 'What buyers of shops ask first',
        columns: 3,
        features: [
          {
            icon: 'document',
            heading: 'How long is the lease?',
            text: 'Five years left, with the landlord’s word, is worth a tenth of the price.',
          },
          {
            icon: 'cart',
            heading: 'What is on the shelves?',
            text: 'Stock is counted on the last evening and paid for beside the price.',
          },
          {
            icon: 'users',
            heading: 'Who stays?',
            text: 'The woman at the till knows every customer. Buyers ask for her by name.',
          },
        ],
        surface: 'raised',
      }),
      bound(
        'listing-grid',
        { source: 'listings', query: { status: 'sold', category: shopCategory, limit: 3 } },
        { heading: 'Supermarkets that we have sold' },
      ),
      landingForm('seller-registration', 'Register your shop', 'We call you {answers}.'),
      talkToUs,
    ],
  },
  {
    key: 'landing-restaurants',
    title: 'What is my restaurant worth?',
    route: 'marketingCustomPage',
    template_slug: 'valuation',
    slug: 'restaurants',
    layout: 'logo',
    meta_description:
      'What restaurants and chop bars in Ghana sell for, what raises the price, and how to have yours valued.',
    blocks: [
      block('hero', {
        variant: 'split',
        eyebrow: 'Valuation',
        heading: 'What is my restaurant worth?',
        intro: 'About twice what it leaves you in a year. The rest of this page is about that “about”.',
        image: findPicture('scene-valuation'),
        actions: [value, call, whatsAppLink],
      }),
      block(
        'columns',
        { columns: 2, surface: 'raised' },
        {
          first: [
            block('rich-text', {
              text: '## What raises it\n\n- A cook who stays\n- Three years of books that agree with the till\n- A lease that outlives the loan\n- Guests who come on Tuesdays',
              surface: 'raised',
            }),
          ],
          second: [
            block('rich-text', {
              text: '## What lowers it\n\n- Recipes in one head\n- A kitchen that an inspector has not seen\n- Rent that runs month by month\n- A name that is only yours',
              surface: 'raised',
            }),
          ],
        },
      ),
      bound(
        'post-teasers',
        { source: 'posts', query: { category: 'Valuation', limit: 3 } },
        { heading: 'Worked examples', layout: 'grid' },
      ),
      bound(
        'listing-grid',
        { source: 'listings', query: { status: 'sold', category: restaurantCategory, limit: 3 } },
        { heading: 'Restaurants that we have sold' },
      ),
      landingForm('valuation-start', 'Have yours valued', 'A broker answers {answers}, with a range.'),
      talkToUs,
    ],
  },
  {
    key: 'osu-open-afternoon',
    title: 'An open afternoon in Osu',
    route: 'TribeMarketingWebsitePage',
    office: 'osu',
    template_slug: 'open-afternoons',
    slug: 'food-and-drink',
    layout: 'logo',
    meta_description:
      'An afternoon for owners of restaurants, bars and bakeries at the Osu office: questions, answers, tea.',
    blocks: [
      block('hero', {
        variant: 'split',
        eyebrow: '{office}',
        heading: 'An open afternoon for food and drink',
        intro:
          'Every first Thursday from three, unless it is a holiday. Come with a question about your restaurant, bar or bakery; leave with an answer and without having signed anything.',
        image: findPicture('weave-family'),
        actions: [talk],
      }),
      bound(
        'office-contact',
        { source: 'office', query: { slug: { office: 'osu' } } },
        { heading: 'Where it is', surface: 'raised' },
      ),
      bound(
        'team-grid',
        { source: 'people', query: { office: { office: 'osu' } } },
        { heading: 'Who will be there' },
      ),
    ],
  },
];
