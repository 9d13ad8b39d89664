import { z } from 'zod';
import { focusSchema } from './image';
import { safeUrlSchema } from './safe-url';

/** The id of a record of the content backend: the embedded one counts, others may use words. */
export const recordIdSchema = z.union(
  [z.int().positive(), z.string().min(1).max(64)],
  'Choose a record from the list',
);
export type RecordId = z.infer<typeof recordIdSchema>;

/** A picture as content stores it. `alt` replaces the picture's own description; empty marks it as decorative here; `focus` is what stays in sight here. */
export const pictureSchema = z.strictObject({
  media: recordIdSchema,
  alt: z.string().max(300).optional(),
  focus: focusSchema.optional(),
});
export type Picture = z.infer<typeof pictureSchema>;

const place = {
  /** As `team`, without `#`. */
  hash: z
    .string()
    .regex(/^[\w-]{1,120}$/, 'Write the anchor with letters, digits and hyphens')
    .optional(),
  /** As `login=1`, without `?`. */
  query: z
    .string()
    .regex(/^[\w.~%=&+-]{1,500}$/, 'Write the query as name=value')
    .optional(),
};

/** Where a link leads: to a record, which it follows wherever that moves, or to an address as it is written. */
export const linkTargetSchema = z.union(
  [
    z.strictObject({ page: recordIdSchema, ...place }),
    z.strictObject({ office: recordIdSchema, ...place }),
    z.strictObject({ region: recordIdSchema, ...place }),
    z.strictObject({ agent: recordIdSchema, ...place }),
    z.strictObject({ listing: recordIdSchema, ...place }),
    z.strictObject({ post: recordIdSchema, ...place }),
    z.strictObject({ url: safeUrlSchema }),
    z.strictObject({ phone: z.string().regex(/^\+[1-9]\d{7,14}$/, 'Write the number as +233244123456') }),
    z.strictObject({ mail: z.email('Write an email address') }),
  ],
  'Choose a page, an office, a region, an agent, a listing or a post, or write a safe address, a number or an email address',
);
export type LinkTarget = z.infer<typeof linkTargetSchema>;

/** What content may refer to, by the key it is stored under. */
export const referenceKinds = ['media', 'page', 'office', 'region', 'agent', 'listing', 'post'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/**
 * A record as the query of a binding names it: `{ office: 12 }`. Written out, because a list of kinds would lose
 * the compiler's knowledge of the keys.
 */
export const recordReferenceSchema = z.union(
  [
    z.strictObject({ office: recordIdSchema }),
    z.strictObject({ region: recordIdSchema }),
    z.strictObject({ agent: recordIdSchema }),
    z.strictObject({ listing: recordIdSchema }),
    z.strictObject({ post: recordIdSchema }),
  ],
  'Choose a record from the list',
);

/** One thing that content refers to. */
export type Reference = { kind: ReferenceKind; id: RecordId };

/** The record that a link leads to; null for an address, a number and an email address. */
export function recordOfTarget(target: LinkTarget): Reference | null {
  if ('page' in target) return { kind: 'page', id: target.page };
  if ('office' in target) return { kind: 'office', id: target.office };
  if ('region' in target) return { kind: 'region', id: target.region };
  if ('agent' in target) return { kind: 'agent', id: target.agent };
  if ('listing' in target) return { kind: 'listing', id: target.listing };
  if ('post' in target) return { kind: 'post', id: target.post };
  return null;
}
