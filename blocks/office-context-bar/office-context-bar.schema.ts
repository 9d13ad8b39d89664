import { z } from 'zod';
import { officeBarSchema } from '@/schemas/office';

/** Has no props: everything comes from the office. */
export const officeContextBarSchema = z.strictObject({});

/** The office whose pages the visitor is on. */
export const officeContextBarSuppliedSchema = z.strictObject({ office: officeBarSchema });
export type OfficeContextBarProps = z.infer<typeof officeContextBarSuppliedSchema>;
