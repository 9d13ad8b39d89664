import { bound } from './block';

/** The network's invitation to make contact, a shared section at the end of many pages. */
export const talkToUs = bound(
  'website-section',
  { source: 'section', query: { name: 'talk-to-us' } },
  { name: 'talk-to-us' },
);
