import { z } from 'zod';
import { focusSchema } from './image';
import { safeUrlSchema } from './safe-url';

/** The id of a record of the content backend: the embedded one uses integers, others may use strings. */
export const recordIdSchema = z.union(
  [z.int().positive(), z.string().min(1).max(64)],
  'Choose a record from the list',
);
export type RecordId = z.infer<typeof recordIdSchema>;

/**
 * A picture in content. `alt` replaces the picture's own alternative text, an empty one marks it as
 * decorative; `focus` replaces its focus point.
 */
export const pictureSchema = z.strictObject({
  media: recordIdSchema,
  alt: z.string().max(300).optional(),
  focus: focusSchema.optional(),
});
export type Picture = z.infer<typeof pictureSchema>;

const linkSuffix = {
  /** Such as `team`, without `#`. */
  hash: z
    .string()
    .regex(/^[\w-]{1,120}$/, 'Write the anchor with letters, digits and hyphens')
    .optional(),
  /** Such as `login=1`, without `?`. */
  query: z
    .string()
    .regex(/^[\w.~%=&+-]{1,500}$/, 'Write the query as name=value')
    .optional(),
};

/** The target of a link: a record, whose current address it resolves to, or a fixed address. */
export const linkTargetSchema = z.union(
  [
    z.strictObject({ page: recordIdSchema, ...linkSuffix }),
    z.strictObject({ office: recordIdSchema, ...linkSuffix }),
    z.strictObject({ region: recordIdSchema, ...linkSuffix }),
    z.strictObject({ agent: recordIdSchema, ...linkSuffix }),
    z.strictObject({ listing: recordIdSchema, ...linkSuffix }),
    z.strictObject({ post: recordIdSchema, ...linkSuffix }),
    z.strictObject({ url: safeUrlSchema }),
    z.strictObject({ phone: z.string().regex(/^\+[1-9]\d{7,14}$/, 'Write the number as +233244123456') }),
    z.strictObject({ mail: z.email('Write an email address') }),
  ],
  'Choose a page, office, region, agent, listing or post, or enter a safe address, number or email address',
);
export type LinkTarget = z.infer<typeof linkTargetSchema>;

/** The kinds of reference in content, named by their stored keys. */
export const referenceKinds = ['media', 'page', 'office', 'region', 'agent', 'listing', 'post'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/**
 * A record in the query of a binding: `{ office: 12 }`. Listed one by one, so that the compiler knows the
 * keys.
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

/** A reference in content. */
export type Reference = { kind: ReferenceKind; id: RecordId };

/** The record of a link target; null for an address, a phone number and an e-mail address. */
export function recordOfTarget(target: LinkTarget): Reference | null {
  if ('page' in target) return { kind: 'page', id: target.page };
  if ('office' in target) return { kind: 'office', id: target.office };
  if ('region' in target) return { kind: 'region', id: target.region };
  if ('agent' in target) return { kind: 'agent', id: target.agent };
  if ('listing' in target) return { kind: 'listing', id: target.listing };
  if ('post' in target) return { kind: 'post', id: target.post };
  return null;
}
