import { standardGuidePages } from '@/lib/starter/standard-pages/guide-pages';
import { standardNetworkPages } from '@/lib/starter/standard-pages/network-pages';
import { findPicture } from '../pictures/find-picture';
import { block, bound, fill } from './block';
import { languageCount } from './figures';
import { demoPage, type PageRecord } from './page-record';
import { talkToUs } from './shared-blocks';

const whyWeDoThis = block('rich-text', {
  heading: 'Why we do this',
  text: `Most businesses in Ghana are never sold. When the owner stops, the shutters come down, the equipment is given away, and people who knew their work look for something else. Often a buyer was living three streets away.

We bring the two together. A seller must show a stranger what they have shown nobody. A buyer must put a family’s savings on a table. Our work is to make both reasonable: with figures that can be traced, papers that are in order, and silence until the right day.

## What we hold to

- **One honest figure.** We would rather lose a mandate than win it with a price nobody will pay.
- **Silence first.** A sale that is talked about is a smaller sale.
- **Both sides get the same list.** Of the equipment, of the repairs, of the debts.
- **Local people.** Our brokers sell in the towns they live in, and meet their clients again at the market.
- **No hurry.** We have advised many owners to wait two years. They came back.`,
  aside: {
    heading: 'In short',
    text: '{brokers.count} brokers in {towns.count} towns, for businesses from one kiosk to companies of two hundred people. 40+ years in the business.',
  },
});

const whereWeWork = block('gallery', {
  heading: 'Where we work',
  text: 'From the harbour to the savannah, illustrated in the patterns of Ghanaian cloth.',
  pictures: [
    { image: findPicture('scene-accra'), caption: 'Accra, where most journeys begin' },
    { image: findPicture('scene-harbour'), caption: 'Tema and Takoradi, where goods arrive' },
    { image: findPicture('scene-kumasi'), caption: 'Kumasi, where reputation is currency' },
    { image: findPicture('scene-north'), caption: 'Tamale and the five northern regions' },
  ],
});

/** Pages about the network. */
export const aboutPages: readonly PageRecord[] = [
  demoPage(standardNetworkPages.about, {
    key: 'about',
    title: 'About us',
    meta_title: 'About Meridian Business Advisors',
    meta_description:
      'Who we are, how we work and what we believe about selling a business: a network of brokers in Ghana.',
    blocks: ({ trail, hero }) => [
      trail,
      fill(hero, {
        eyebrow: 'About us',
        heading: 'Brokers who help owners pass their business on',
        intro:
          'A good business feeds families, trains apprentices and keeps a street alive. It should not close because its owner wishes to rest.',
        image: findPicture('scene-market'),
        actions: [{ label: 'Meet our leadership', to: { url: '/about/our-leadership-team' } }],
      }),
      whyWeDoThis,
      block('image-with-text', {
        eyebrow: 'How we are built',
        heading: 'Independent offices, one way of working',
        text: 'Each office belongs to the broker who runs it. They share a standard for valuations, one set of papers, one register of buyers and the same training: six weeks in the back office of a business for sale before meeting a client.\n\nThat is why a buyer in Tamale hears of a bakery in Tema, and why a sheet from Ho reads like one from Takoradi.',
        image: findPicture('scene-office-interior'),
        side: 'left',
        facts: [
          { label: 'Offices open', value: '{offices.count}' },
          { label: 'Brokers', value: '{brokers.count}' },
          { label: 'Languages our brokers speak', value: String(languageCount) },
        ],
        surface: 'raised',
      }),
      whereWeWork,
      block('logo-strip', {
        heading: 'Advisers our clients often work with',
        logos: [
          { name: 'Volta Accountants' },
          { name: 'Adomi Legal Chambers' },
          { name: 'Sankofa Savings and Loans' },
          { name: 'Kintampo Surveyors' },
          { name: 'Nzulezu Insurance' },
        ],
      }),
      bound(
        'team-grid',
        { source: 'people', query: { leadership: true } },
        {
          heading: 'The people who lead the network',
          columns: 3,
          action: { label: 'More about them', to: { url: '/about/our-leadership-team' } },
        },
      ),
      talkToUs,
    ],
  }),
  demoPage(standardGuidePages.leadership, {
    key: 'leadership',
    meta_description: 'The people who lead Meridian Business Advisors, and what each of them looks after.',
    blocks: ({ trail, hero, team }) => [
      trail,
      fill(hero, {
        eyebrow: 'Leadership',
        heading: 'Who leads the network, and what they look after',
        intro:
          'They set the standard for valuations, choose and train the brokers, and answer when something has gone wrong.',
      }),
      fill(team, { columns: 3 }),
      block('rich-text', {
        heading: 'How to reach them',
        text: 'Write to the network at [ask@meridian.example](mailto:ask@meridian.example), or ask your broker to bring you together. A complaint goes straight to the Director of Brokerage, who answers within two working days.',
        surface: 'raised',
      }),
      bound(
        'post-teasers',
        { source: 'posts', query: { category: 'Law and papers', limit: 3 } },
        {
          heading: 'Our brokers on law and papers',
          layout: 'grid',
        },
      ),
    ],
  }),
  demoPage(standardNetworkPages.team, {
    key: 'team',
    meta_description: 'All brokers of Meridian Business Advisors, with their towns, trades and languages.',
    blocks: ({ trail, hero }) => [
      trail,
      fill(hero, {
        eyebrow: 'Our brokers',
        heading: 'Our brokers, region by region',
        intro:
          'Bakers, teachers, engineers, bankers and a man who fishes badly: our brokers had other trades first, and use them every day.',
        actions: [{ label: 'Find an office near you', to: { url: '/locations' } }],
      }),
      bound('team-grid', { source: 'agents', query: { limit: 60 } }, { columns: 4, byRegion: true }),
      talkToUs,
    ],
  }),
];
