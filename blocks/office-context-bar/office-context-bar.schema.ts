import { z } from 'zod';
import { officeBarSchema } from '@/schemas/office';

/** Everything comes from the office: there is nothing to write. */
export const officeContextBarSchema = z.strictObject({});

/** Whose pages the visitor is on. */
export const officeContextBarSuppliedSchema = z.strictObject({ office: officeBarSchema });
export type OfficeContextBarProps = z.infer<typeof officeContextBarSuppliedSchema>;
