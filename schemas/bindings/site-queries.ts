import { z } from 'zod';

const named = z.strictObject({ name: z.string().min(1).max(80) });
const nothing = z.strictObject({});

export const languagesQuery = { source: 'languages', schema: nothing, slugs: {} } as const;
export const menuQuery = { source: 'menu', schema: named, slugs: {} } as const;
export const sectionQuery = { source: 'section', schema: named, slugs: {} } as const;
export const trailQuery = { source: 'trail', schema: nothing, slugs: {} } as const;
