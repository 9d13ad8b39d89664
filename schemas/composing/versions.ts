import { z } from 'zod';
import type { CallDefinition } from './call-definition';
import { localeQuerySchema } from './call-parts';
import { readRefusals } from './refusal';

const versionListSchema = z.strictObject({
  versions: z.array(
    z.strictObject({
      id: z.int(),
      /** The time of the last save, as ISO 8601. */
      at: z.string(),
      /** The name of its author; null for the system. */
      by: z.string().nullable(),
      isPublished: z.boolean(),
    }),
  ),
  hasMore: z.boolean(),
});
/** Versions of a page or section, newest first. */
export type VersionList = z.infer<typeof versionListSchema>;

const versionsPath = '/cms-api/:collection/:id/composing/versions';

/** Lists versions; `page` starts at 1. */
export const listVersionsCall = {
  method: 'GET',
  path: versionsPath,
  query: localeQuerySchema.extend({
    page: z.coerce.number<number | string>().int().min(1).max(1_000).default(1),
  }),
  responses: { 200: versionListSchema, ...readRefusals },
} as const satisfies CallDefinition;

/** Reads the blocks of a version in one language. */
export const readVersionCall = {
  method: 'GET',
  path: `${versionsPath}/:version`,
  query: localeQuerySchema,
  responses: { 200: z.object({ nodes: z.array(z.unknown()) }), ...readRefusals },
} as const satisfies CallDefinition;
