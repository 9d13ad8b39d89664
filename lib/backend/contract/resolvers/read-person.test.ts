import { expect, test } from 'vitest';
import type { Person } from '@/lib/backend/payload-types';
import { readAgentExtension } from './read-person';

const [desk, mobile] = ['+233302730102', '+233270638688'];
const person = (change: Partial<Person>): Person => ({
  ...{ id: 1, first_name: 'Ama', last_name: 'Mensah', scope: 'network', position: 1, revision: 1 },
  ...{ full_name: 'Ama Mensah', updatedAt: '', createdAt: '', extension: '102', mobile_e164: mobile },
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
