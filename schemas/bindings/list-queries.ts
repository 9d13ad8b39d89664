import { z } from 'zod';
import { slugQuerySchema } from './subject';

export const agentsQuery = {
  source: 'agents',
  schema: z.strictObject({
    office: slugQuerySchema.optional(),
    limit: z.int().min(1).max(100).default(24),
  }),
  slugs: { office: 'office' },
} as const;

export const officesQuery = {
  source: 'offices',
  schema: z.strictObject({ region: slugQuerySchema.optional() }),
  slugs: { region: 'region' },
} as const;

export const peopleQuery = {
  source: 'people',
  schema: z.strictObject({ office: slugQuerySchema.optional(), leadership: z.boolean().optional() }),
  slugs: { office: 'office' },
} as const;

export const postsQuery = {
  source: 'posts',
  schema: z.strictObject({
    office: slugQuerySchema.optional(),
    category: z.string().min(1).max(80).optional(),
    limit: z.int().min(1).max(60).default(12),
  }),
  slugs: { office: 'office' },
} as const;

export const regionsQuery = { source: 'regions', schema: z.strictObject({}), slugs: {} } as const;

export const reviewsQuery = {
  source: 'reviews',
  schema: z.strictObject({
    office: slugQuerySchema.optional(),
    agent: slugQuerySchema.optional(),
    limit: z.int().min(1).max(100).default(12),
  }),
  slugs: { office: 'office', agent: 'agent' },
} as const;
