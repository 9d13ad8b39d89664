import { expect, test } from 'vitest';
import { toPersonCard } from './to-person-card';

const member = {
  first_name: 'Esi',
  last_name: 'Mensah',
  role: 'Broker',
  avatar: null,
  email: 'esi@meridian.example',
  show_on_website: true,
  email_public: true,
  phone: '+233302778140',
  extension: '104',
  agent_slug: 'esi-mensah',
};

test.each([
  [
    'the number of their own page',
    {},
    { phone: '+233302778140', extension: '104', email: 'esi@meridian.example' },
  ],
  ['no number is public', { phone: null, extension: null }, { phone: null, extension: null }],
  ['email kept private', { email_public: false }, { email: null }],
  ['an agent has a page', {}, { href: '/agents/esi-mensah' }],
  ['others have none', { agent_slug: null }, { href: null }],
  ['one name only', { last_name: '' }, { name: 'Esi' }],
  ['no picture', {}, { image: null }],
])('%s', (_, change, expected) => {
  expect(toPersonCard({ ...member, ...change })).toMatchObject(expected);
});
