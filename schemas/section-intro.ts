import { z } from 'zod';

/** What may stand above a section's content; empty strings are left out. Spread it into a block's props. */
export const sectionIntroShape = {
  eyebrow: z.string().max(60).default(''),
  heading: z.string().max(120).default(''),
  text: z.string().max(600).default(''),
};
