import { expect, test } from 'vitest';
import type { Person } from '@/lib/backend/payload-types';
import { agentExtensionOf, agentPhoneOf } from './person-fields';

const [officePhone, mobile] = ['+233302730102', '+233270638688'];
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
  ['their number at the office', { phone: officePhone }, '102'],
  ['their mobile phone', { phone: mobile }, null],
  ['their mobile phone, as there is no other', { phone: null }, null],
  ['an office number without one', { phone: officePhone, extension: null }, null],
])('extension of a person › applies to %s', (_case, change, extension) => {
  expect(agentExtensionOf(person(change))).toBe(extension);
});

test('person phone › uses the number of the agent page for agents only', () => {
  expect(agentPhoneOf(person({ phone: officePhone }))).toBe(officePhone);
  expect(agentPhoneOf(person({ is_agent: false, phone: officePhone }))).toBe(mobile);
  expect(agentPhoneOf(person({ is_agent: false, phone: officePhone, mobile_e164: null }))).toBeNull();
});
