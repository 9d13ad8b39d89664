import { z } from 'zod';

/** A valid date or timestamp, such as `2026-01-09` or `2026-01-09T08:00:00Z`. */
export const isoDateSchema = z.union(
  [z.iso.date(), z.iso.datetime({ offset: true })],
  'Write a date as 2026-01-09',
);
