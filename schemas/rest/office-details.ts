import { z } from 'zod';

/** The response of POST /api/offices/{slug}: an office's licence, its buyer routing and its owner. */
export const officeDetailsSchema = z.strictObject({
  broker_lic: z.string().nullable(),
  broker_of_record: z.string().nullable(),
  location_id: z.string().nullable(),
  buyers_route: z.string().nullable(),
  owner_id: z.string().nullable(),
  owner: z
    .strictObject({
      name: z.string(),
      email: z.string().nullable(),
      slug: z.string().nullable(),
      phone: z.string().nullable(),
      image: z.string().nullable(),
    })
    .nullable(),
});
export type OfficeDetails = z.infer<typeof officeDetailsSchema>;
