import { expect, test } from 'vitest';
import type { Person } from '@/lib/backend/payload-types';
import { readAgentExtension, readAgentPhone } from './read-person';

const [desk, mobile] = ['+233302730102', '+233270638688'];
const person = (change: Partial<Person>): Person => ({
  ...{ id: 1, first_name: 'Ama', last_name: 'Mensah', scope: 'network', position: 1, revision: 1 },
  ...{
    full_name: 'Ama Mensah',
    updatedAt: '',
    createdAt: '',
    is_agent: true,
    extension: '102',
    mobile_e164: mobile,
  },
  ...change,
});

test.each([
  ['their number at the office', { phone: desk }, '102'],
  ['their mobile phone', { phone: mobile }, null],
  ['their mobile phone, as there is no other', { phone: null }, null],
  ['an office number without one', { phone: desk, extension: null }, null],
])('who is called at %s', (_what, change, extension) => {
  expect(readAgentExtension(person(change))).toBe(extension);
});

test('the number of an agent’s page is that of an agent alone', () => {
  expect(readAgentPhone(person({ phone: desk }))).toBe(desk);
  expect(readAgentPhone(person({ is_agent: false, phone: desk }))).toBe(mobile);
  expect(readAgentPhone(person({ is_agent: false, phone: desk, mobile_e164: null }))).toBeNull();
});
