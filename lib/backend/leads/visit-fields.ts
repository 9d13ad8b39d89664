import type { Field, TextField } from 'payload';
import { attributionLimits } from '@/schemas/forms/attribution-limits';
import { dayField } from '../fields/day-field';

const attributionAdmin = { readOnly: true } as const;
const sessionAt = dayField('session_at', { withTime: true });
const attributionText = (name: string, maxLength: number = attributionLimits.text): TextField => ({
  ...{ name, type: 'text', maxLength, admin: attributionAdmin },
});

/** Marketing attribution of the visit (spec section 3). */
export const attributionFields: Field[] = [
  { ...attributionText('source'), index: true },
  attributionText('landing_page', attributionLimits.address),
  attributionText('referrer', attributionLimits.address),
  attributionText('device'),
  attributionText('browser'),
  attributionText('operating_system'),
  {
    name: 'visit',
    type: 'array',
    maxRows: attributionLimits.entries,
    admin: { ...attributionAdmin, condition: ({ visit }) => visit?.length > 0 },
    fields: [
      attributionText('parameter'),
      attributionText('value'),
      attributionText('path', attributionLimits.address),
      { ...sessionAt, admin: { ...sessionAt.admin, ...attributionAdmin } },
    ],
  },
];
