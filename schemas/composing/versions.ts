import { z } from 'zod';
import type { CallDefinition } from './call-definition';
import { inLocale } from './composed';
import { readRefusals } from './refusal';

const versionListSchema = z.strictObject({
  versions: z.array(
    z.strictObject({
      id: z.int(),
      /** When it was saved last, as ISO 8601. */
      at: z.string(),
      /** Whoever saved it; null for the system. */
      by: z.string().nullable(),
      isPublished: z.boolean(),
    }),
  ),
  hasMore: z.boolean(),
});
/** Earlier versions of a page or section, the newest first. */
export type VersionList = z.infer<typeof versionListSchema>;

const versionsPath = '/cms-api/:collection/:id/composing/versions';

/** Earlier versions, `page` by page, counted from 1. */
export const listVersionsCall = {
  method: 'GET',
  path: versionsPath,
  query: inLocale.extend({ page: z.coerce.number<number | string>().int().min(1).max(1_000).default(1) }),
  responses: { 200: versionListSchema, ...readRefusals },
} as const satisfies CallDefinition;

/** The blocks of one version in one language. */
export const readVersionCall = {
  method: 'GET',
  path: `${versionsPath}/:version`,
  query: inLocale,
  responses: { 200: z.object({ nodes: z.array(z.unknown()) }), ...readRefusals },
} as const satisfies CallDefinition;
