import { expect, test } from 'vitest';
import { type AgentRecord, toAgent } from './to-agent';

const record: AgentRecord = {
  slug: 'esi-mensah',
  name: 'Esi Mensah',
  role: null,
  phone: null,
  email: null,
  image: null,
  office: {
    slug: 'osu',
    name: 'Meridian Osu',
    state_slug: 'greater-accra',
    ...{ main_telephone: null, phone_extension: null, organic_number: null, paid_number: null },
    telephone_url_triggers: [],
  },
  about: null,
  extension: null,
  whats_app_number: null,
  languages: [],
  specialties: [],
  years_of_experience: null,
  towns: [],
  sales_closed: 0,
};

test('an agent with an office links to both pages by network paths', () => {
  expect(toAgent(record, {})).toMatchObject({
    href: '/agents/esi-mensah',
    office: 'Meridian Osu',
    officeHref: '/locations/greater-accra/osu',
  });
});

test('an agent without an office is valid', () => {
  expect(toAgent({ ...record, office: null }, {})).toMatchObject({
    office: null,
    officeHref: null,
  });
});

test('rejects a fractional number of years of experience, which the contract does not allow', () => {
  expect(() => toAgent({ ...record, years_of_experience: 0.5 }, {})).toThrow();
});
