import { trail } from '@/lib/starter/standard-pages/standard-page';
import { findPicture } from '../pictures/find-picture';
import { block, bound, withId } from './block';
import type { PageRecord } from './page-record';

/** An invitation to an event. */
export const ownersMorningPage: PageRecord = {
  key: 'owners-morning',
  title: 'Owners’ morning',
  route: 'customPage',
  slug: 'owners-morning',
  meta_description:
    'A free morning for owners who are thinking of selling one day: valuation, documents, family. Accra, Kumasi and online.',
  blocks: [
    trail,
    block('hero', {
      variant: 'scene',
      eyebrow: 'An invitation',
      heading: 'Owners’ morning, February 2027',
      intro:
        'Two hours over coffee for owners who are thinking of selling one day. Badges carry no names, and nobody takes photographs.',
      image: findPicture('scene-office-interior'),
      actions: [{ label: 'Reserve a seat', to: { url: '#seat' } }],
    }),
    block('statistics', {
      figures: [
        { value: '6 Feb', label: 'Accra, Osu office', note: '9 to 11 in the morning' },
        { value: '13 Feb', label: 'Kumasi, Adum office', note: '9 to 11 in the morning' },
        { value: '20 Feb', label: 'Online', note: '6 to 8 in the evening, for owners abroad' },
      ],
      surface: 'raised',
    }),
    block('steps', {
      heading: 'The programme',
      steps: [
        {
          heading: 'What is it worth?',
          text: 'A chop bar and a laundry, valued together on a flip chart.',
          note: '35 minutes',
        },
        {
          heading: 'Papers',
          text: 'The folder every buyer asks for, shown page by page.',
          note: '25 minutes',
        },
        {
          heading: 'Family and staff',
          text: 'Whom to tell, when, and how. A founder tells her story.',
          note: '30 minutes',
        },
        { heading: 'Your questions', text: 'On slips of paper, without names.', note: '30 minutes' },
      ],
    }),
    block('video', {
      heading: 'The morning in a quarter of a minute',
      text: 'A short animation without sound.',
      title: 'Owners’ morning: the programme',
      source: {
        kind: 'file',
        src: '/examples/owners-morning.mp4',
        captions: '/examples/owners-morning.vtt',
      },
      poster: findPicture('scene-office-interior'),
      transcript:
        'Five cups of coffee. Bars grow on a flip chart: a chop bar, a laundry and what it owns. Four papers pile up: the lease, three years of books, the permits and the staff list. Slips with question marks fall on a table. At the end the dates: 6 February in Accra, 13 February in Kumasi, 20 February online.',
      surface: 'raised',
    }),
    bound(
      'team-grid',
      { source: 'people', query: { leadership: true } },
      { heading: 'Your hosts', columns: 3 },
    ),
    withId(
      'seat',
      block('visitor-form', {
        form: 'event-seat',
        surface: 'raised',
        heading: 'Reserve a seat',
        thanks: { url: '/seat-reserved' },
        text: 'Each room seats thirty. Your name is not shown to other guests.',
        sittings: [
          {
            name: '6 February, Accra, Osu office',
            ...{ starts: '2027-02-06 09:00', ends: '2027-02-06 11:00', seats: 30 },
            place: 'Osu office, 14 Cantonments Road, Accra',
          },
          {
            name: '13 February, Kumasi, Adum office',
            ...{ starts: '2027-02-13 09:00', ends: '2027-02-13 11:00', seats: 30 },
            place: 'Adum office, 11 Prempeh II Street, Kumasi',
          },
          {
            name: '20 February, online',
            ...{ starts: '2027-02-20 18:00', ends: '2027-02-20 20:00', seats: 30 },
            place: 'Online: the link comes by email',
          },
        ],
      }),
    ),
  ],
};
