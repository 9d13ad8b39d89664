import type { FieldHook } from 'payload';
import { cleanEmail } from '@/schemas/copied-text';

/** Stores an email address without what address books add when it is copied. */
export const cleanEmailValue: FieldHook = ({ value }) =>
  typeof value === 'string' ? cleanEmail(value) : value;
