import { expect, test } from 'vitest';
import { toPersonCard } from './to-person-card';

const member = {
  first_name: 'Esi',
  last_name: 'Mensah',
  role: 'Broker',
  avatar: null,
  email: 'esi@meridian.example',
  show_on_website: true,
  mobile_e164: '+233244123456',
  email_public: true,
  mobile_public: true,
  telephone_public: true,
  telephone_number: '+233302778140',
  agent_slug: 'esi-mensah',
};

test.each([
  ['everything public: the mobile number', {}, { phone: '+233244123456', email: 'esi@meridian.example' }],
  ['mobile kept private: the telephone', { mobile_public: false }, { phone: '+233302778140' }],
  ['no number is public', { mobile_public: false, telephone_public: false }, { phone: null }],
  ['email kept private', { email_public: false }, { email: null }],
  ['an agent has a page', {}, { href: '/agents/esi-mensah' }],
  ['others have none', { agent_slug: null }, { href: null }],
  ['one name only', { last_name: '' }, { name: 'Esi' }],
  ['no picture', {}, { image: null }],
])('%s', (_, change, expected) => {
  expect(toPersonCard({ ...member, ...change })).toMatchObject(expected);
});
