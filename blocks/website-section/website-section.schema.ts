import { z } from 'zod';

/** `name` is the name of the section in the CMS; its blocks are in the slot `content`. */
export const websiteSectionSchema = z.strictObject({
  name: z.string().min(1).max(80).meta({ label: 'Section name', control: 'text', group: 'words' }),
});
export type WebsiteSectionProps = z.infer<typeof websiteSectionSchema>;
