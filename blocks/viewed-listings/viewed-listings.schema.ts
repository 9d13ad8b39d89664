import { z } from 'zod';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

/** Everything personal is loaded in the browser. */
export const viewedListingsSchema = z.strictObject({ ...sectionIntroShape, surface: surfaceField() });
export type ViewedListingsProps = z.infer<typeof viewedListingsSchema>;
