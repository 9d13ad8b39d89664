import { z } from 'zod';
import { officeSchema } from '@/schemas/office';

/** Whose pages the visitor is on. */
export const officeContextBarSchema = z.strictObject({ office: officeSchema });
export type OfficeContextBarProps = z.infer<typeof officeContextBarSchema>;
