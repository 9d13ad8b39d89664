import { bound } from './block';

/** The network's invitation, kept once as a website section and shown at the foot of many pages. */
export const talkToUs = bound(
  'website-section',
  { source: 'section', query: { name: 'talk-to-us' } },
  { name: 'talk-to-us' },
);
