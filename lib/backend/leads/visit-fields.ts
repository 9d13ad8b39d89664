import type { Field, TextField } from 'payload';
import { visitLimits } from '@/schemas/forms/visit-limits';
import { dayField } from '../fields/day-field';

const toRead = { readOnly: true } as const;
const seenAt = dayField('session_at', { withTime: true });
const said = (name: string, maxLength: number = visitLimits.text): TextField => ({
  ...{ name, type: 'text', maxLength, admin: toRead },
});

/** What is known of the visit that a lead comes from (spec section 3). */
export const visitFields: Field[] = [
  { ...said('source'), index: true },
  said('landing_page', visitLimits.address),
  said('referrer', visitLimits.address),
  said('device'),
  said('browser'),
  said('operating_system'),
  {
    name: 'visit',
    type: 'array',
    maxRows: visitLimits.entries,
    admin: { ...toRead, condition: ({ visit }) => visit?.length > 0 },
    fields: [
      said('parameter'),
      said('value'),
      said('path', visitLimits.address),
      { ...seenAt, admin: { ...seenAt.admin, ...toRead } },
    ],
  },
];
