import { z } from 'zod';

/** `name` is the section's name in the CMS; its blocks arrive in the slot `content`. */
export const websiteSectionSchema = z.strictObject({
  name: z.string().min(1).max(80).meta({ label: 'Name of the section', control: 'text', group: 'words' }),
});
export type WebsiteSectionProps = z.infer<typeof websiteSectionSchema>;
