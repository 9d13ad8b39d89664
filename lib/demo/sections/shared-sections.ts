import { block } from '../pages/block';
import type { SectionRecord } from './section-record';

/** Public holidays of Ghana in the coming year. */
const holidays = `4 Dec 2026 Farmers’ Day
25 Dec 2026 Christmas Day
26 Dec 2026 Boxing Day
1 Jan 2027 New Year’s Day
7 Jan 2027 Constitution Day
6 Mar 2027 Independence Day
26 Mar 2027 Good Friday
29 Mar 2027 Easter Monday
1 May 2027 Workers’ Day
1 Jul 2027 Republic Day`;

/** Sections for website-section blocks, and the texts of the contact page. */
export const sharedSections: readonly SectionRecord[] = [
  {
    name: 'talk-to-us',
    office: null,
    contents: [],
    blocks: [
      block('call-to-action', {
        eyebrow: 'In confidence',
        heading: 'Ask for a first talk',
        text: 'An hour, at our office, at your home or on the phone. You do not have to name your business, and everything stays confidential.',
        actions: [
          { label: 'Talk to us', to: { url: '/contact-us' } },
          { label: 'Find your office', to: { url: '/locations' } },
        ],
        note: 'The first talk is free and commits you to nothing.',
      }),
    ],
  },
  {
    name: 'talk-to-us',
    office: 'osu',
    contents: [],
    blocks: [
      block('call-to-action', {
        eyebrow: 'Second floor, Cantonments Road',
        heading: 'Visit the Osu office',
        text: 'We meet owners early, late and on Saturday mornings. There is a back entrance, and the tea is good.',
        actions: [{ label: 'Talk to the Osu office', to: { url: '/contact-us' } }],
        note: 'The first talk is free and commits you to nothing.',
      }),
    ],
  },
  {
    name: 'family-promise',
    office: null,
    contents: [],
    blocks: [
      block('rich-text', {
        text: '> We will not write down a price before everyone at the table has spoken.\n\nAnd we will tell you when the wiser thing is not to sell.',
      }),
    ],
  },
  {
    name: 'contact',
    office: null,
    contents: [
      { name: 'Heading', type: 'text', value: 'Talk to us in confidence' },
      { name: 'Text', type: 'textarea', value: 'The nearest office is the best place to start.' },
      { name: 'Default phone', type: 'text', value: '+233302730100' },
      { name: 'Default WhatsApp', type: 'text', value: '+233302730100' },
      { name: 'Default email', type: 'text', value: 'ask@meridian.example' },
      { name: 'Answers', type: 'text', value: 'within one working day' },
      { name: 'Answer within working days', type: 'text', value: '1' },
      { name: 'Hours', type: 'text', value: 'Monday to Friday, 8 to 5' },
      { name: 'Days off', type: 'textarea', value: holidays },
    ],
    blocks: [],
  },
];
