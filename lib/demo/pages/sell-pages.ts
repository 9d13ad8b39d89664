import { standardGuidePages } from '@/lib/starter/standard-pages/guide-pages';
import { standardNetworkPages } from '@/lib/starter/standard-pages/network-pages';
import { mergerFaqs } from '../data/faqs';
import { findPicture } from '../pictures/find-picture';
import { block, bound, fill } from './block';
import { soldShares } from './figures';
import { demoPage, type PageRecord } from './page-record';
import { talkToUs } from './shared-blocks';

const saleSteps = block('steps', {
  heading: 'How a sale goes, in four steps',
  text: 'The order never changes. How long each step takes depends on your papers more than on the market.',
  steps: [
    {
      heading: 'We listen',
      text: 'What you do, why you think of selling, what you want to happen afterwards.',
      note: 'One hour, free',
    },
    {
      heading: 'We value',
      text: 'Earnings line by line, equipment, lease or land, and the people who stay. We close the gaps that a buyer would find.',
      note: 'About two weeks',
    },
    {
      heading: 'We look for the right buyer',
      text: 'Quietly. You know at any time who has received what.',
      note: 'Three to six months',
    },
    {
      heading: 'We bring it to a close',
      text: 'Offer, checks, lawyers, landlord and security for the balance, then stock, keys, staff and customers.',
      note: 'Six to ten weeks',
    },
  ],
  surface: 'raised',
});

const confidentiality = block('image-with-text', {
  eyebrow: 'Confidential',
  heading: 'How we keep a sale confidential',
  text: 'A listing tells what your business does and earns, and in which part of town. It never gives the name, the street or a photograph. Buyers show their funds and sign before they learn more, and every paper that leaves our office carries a number.\n\n[How to keep a sale quiet](/blog/how-to-keep-a-sale-quiet) describes it step by step.',
  image: findPicture('weave-family'),
  side: 'right',
  facts: [
    { label: 'Buyers who learn the name', value: '1 in 9', note: 'of those who ask' },
    { label: 'Average time to an offer', value: '17 weeks' },
  ],
});

const beforeYouDecide = block('feature-grid', {
  heading: 'Before you decide',
  columns: 4,
  features: [
    {
      icon: 'calculator',
      heading: 'What is it worth?',
      text: 'How a price comes about, and what moves it.',
      link: { label: 'Valuation', to: { url: '/sell-a-business/what-is-my-business-worth' } },
    },
    {
      icon: 'users',
      heading: 'Which broker?',
      text: 'What to ask us, and anyone else.',
      link: { label: 'Choosing a broker', to: { url: '/sell-a-business/finding-a-business-broker' } },
    },
    {
      icon: 'briefcase',
      heading: 'A larger company?',
      text: 'Sales, mergers and acquisitions.',
      link: {
        label: 'Mergers and acquisitions',
        to: { url: '/sell-a-business/mergers-and-acquisitions' },
      },
    },
    {
      icon: 'question',
      heading: 'More questions?',
      text: 'Twenty-two answers for sellers.',
      link: { label: 'Seller questions', to: { url: '/sell-a-business/seller-faq' } },
    },
  ],
});

/** Pages for sellers. Each is also available below every office, with the frame of that office. */
export const sellPages: readonly PageRecord[] = [
  demoPage(standardNetworkPages.sell, {
    key: 'sell',
    meta_title: 'Sell your business in Ghana, quietly',
    meta_description:
      'How we value, prepare and sell businesses in Ghana: what it takes, how long, and how it stays confidential.',
    blocks: ({ trail, hero, sold }) => [
      trail,
      fill(hero, {
        variant: 'scene',
        eyebrow: 'Sell a business',
        heading: 'Sell your business at a fair price, in confidence',
        intro:
          'You have one business to sell, and one chance to sell it. We have done it many times, and begin by listening.',
        actions: [
          { label: 'What is my business worth?', to: { url: '/sell-a-business/what-is-my-business-worth' } },
          { label: 'Find your office', to: { url: '/locations' } },
        ],
        image: findPicture('scene-sell'),
      }),
      saleSteps,
      confidentiality,
      fill(sold, {
        eyebrow: 'Proof',
        action: { label: 'All recent sales', to: { url: '/sell-a-business/recently-sold-listings' } },
      }),
      beforeYouDecide,
      bound(
        'testimonials',
        { source: 'reviews', query: { office: { office: 'tema' }, limit: 3 } },
        { heading: 'From people who have sold', layout: 'grid', surface: 'raised' },
      ),
      bound(
        'sale-stories',
        { source: 'sale-stories', query: { office: 'current', limit: 3 } },
        {
          heading: 'How a sale goes in practice',
          text: 'Published with the consent of the sellers.',
          action: { label: 'More sales', to: { url: '/sell-a-business/recently-sold-listings' } },
        },
      ),
      talkToUs,
    ],
  }),
  demoPage(standardNetworkPages.sold, {
    key: 'sold',
    title: 'Recently sold businesses',
    meta_description:
      'Businesses sold by Meridian in the past two years, with trade, region and, where agreed, the price.',
    blocks: ({ trail, hero, listings, stories }) => [
      trail,
      fill(hero, {
        eyebrow: 'Recently sold',
        heading: 'Businesses recently sold',
        intro: 'Prices are shown if buyer and seller agreed. Names are never shown.',
      }),
      fill(
        listings,
        {
          action: {
            label: 'Search all sold businesses',
            to: { url: '/buy-a-business/business-listing-search?status=sold' },
          },
        },
        { office: 'current', limit: 30 },
      ),
      block('statistics', {
        heading: 'How much of the asking price was paid',
        text: 'By trade, for businesses sold in the past two years.',
        chart: {
          title: 'Sold price as a share of the asking price',
          bars: soldShares()
            .slice(0, 8)
            .map(({ label, percent }) => ({ label, value: percent, display: `${percent}%` })),
        },
        source: 'Own records of the demonstration network, November 2026',
        surface: 'raised',
      }),
      fill(stories, { text: 'Published with the consent of the sellers.' }, { limit: 9 }),
      talkToUs,
    ],
  }),
  demoPage(standardGuidePages.mergers, {
    key: 'mergers',
    meta_description:
      'Company sales, mergers and acquisitions in Ghana for companies with a management team.',
    blocks: ({ trail, hero, listings }) => [
      trail,
      fill(hero, {
        variant: 'split',
        eyebrow: 'Mergers and acquisitions',
        heading: 'Selling a company that runs without its owner',
        intro:
          'From about thirty staff upwards a sale is a project. We lead it from Airport City, with few mandates at a time.',
        image: findPicture('scene-handshake'),
        actions: [{ label: 'Speak to the team', to: { url: '/locations/greater-accra/airport-city' } }],
      }),
      block('rich-text', {
        text: `## What we do

**Selling a company.** Preparation, a short list of buyers, first offers, due diligence, final offers, agreement. You hear from us every week, even when there is nothing to report.

**Joining two companies.** We help owners answer the three hard questions first: who leads, what it is called, and how one of you can leave.

**Buying a competitor or a supplier.** A letter from us is read differently from a letter from you.

**Management buying its own company.** With a price from outside, security the owner can live with, and lenders who have been asked early.`,
        aside: {
          heading: 'How it stays confidential',
          text: 'Most mandates never appear on this site. Each buyer signs before hearing the name, and you approve each buyer before.',
        },
      }),
      fill(
        listings,
        {
          heading: 'Companies for sale',
          action: { label: 'All pro listings', to: { url: '/buy-a-business/thropro-listings' } },
        },
        { limit: 3, order: 'price_desc' },
      ),
      block('faq', { heading: 'What owners of larger companies ask', groups: mergerFaqs }),
      bound(
        'post-teasers',
        { source: 'posts', query: { category: 'Law and papers', limit: 3 } },
        { heading: 'Further reading', layout: 'grid', surface: 'raised' },
      ),
    ],
  }),
];
