import { block } from '../pages/block';
import type { SectionRecord } from './section-record';

/** Pieces that pages show through a website-section block, and the words of the contact page. */
export const sharedSections: readonly SectionRecord[] = [
  {
    name: 'talk-to-us',
    office: null,
    contents: [],
    blocks: [
      block('call-to-action', {
        eyebrow: 'In confidence',
        heading: 'Tell us what you have built',
        text: 'An hour, at our office, at your home or on the phone. You need not say the name of the business, and nobody hears of the conversation.',
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
        heading: 'Come up and sit down',
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
      { name: 'Heading', type: 'text', value: 'Talk to somebody who keeps it to themselves' },
      { name: 'Text', type: 'textarea', value: 'The nearest office is the best place to begin.' },
      { name: 'Default phone', type: 'text', value: '+233302730100' },
      { name: 'Default email', type: 'text', value: 'ask@meridian.example' },
    ],
    blocks: [],
  },
];
