import { block, bound } from './block';
import type { PageRecord } from './page-record';

const thanks = (slug: string, title: string, heading: string, intro: string): PageRecord => ({
  ...{ key: slug, title, route: 'customPage', slug, noindex: true },
  blocks: [
    block('hero', { heading, intro, actions: [{ label: 'Back to the home page', to: { url: '/' } }] }),
    bound(
      'post-teasers',
      { source: 'posts', query: { limit: 3 } },
      { heading: 'While you wait', layout: 'grid' },
    ),
  ],
});

/** The pages after a form was submitted without JavaScript, for forms without a reply. */
export const thanksPages: readonly PageRecord[] = [
  thanks(
    'guide-on-its-way',
    'Thank you',
    'Thank you for your interest!',
    'Check your email for a link to the guide',
  ),
  thanks(
    'you-are-on-the-list',
    'Confirm your address',
    'One more step: confirm your address',
    'We have sent you an email with a link. You receive the newsletter once you have confirmed your subscription there. If it does not arrive within a few minutes, check your spam folder.',
  ),
  thanks(
    'seat-reserved',
    'Seat reserved',
    'Your seat is reserved',
    'We have sent you a confirmation email with the date and a calendar file. If it does not arrive within a few minutes, check your spam folder.',
  ),
];
