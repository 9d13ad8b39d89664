import { z } from 'zod';
import { pagingMetaSchema, pagingSchema } from './paging';

/**
 * A person of the network in the responses of /api/employees. `slug` is null for people without their own
 * page; `image` is a path on the backend's site; contact details are null unless public.
 */
export const employeeSchema = z.strictObject({
  slug: z.string().nullable(),
  phone: z.string().nullable(),
  office: z.strictObject({ slug: z.string(), name: z.string() }).nullable(),
  name: z.string(),
  name_id: z.string().nullable(),
  email: z.string().nullable(),
  image: z.string().nullable(),
  assigned_to: z.string().nullable(),
  extension: z.string().nullable(),
});
export type Employee = z.infer<typeof employeeSchema>;

/** The response of POST /api/employees/{agent}. */
export const employeeResponseSchema = z.strictObject({ data: employeeSchema });

/** The response of POST /api/employees and POST /api/employees-by-office. */
export const employeesResponseSchema = z.strictObject({
  data: z.array(employeeSchema),
  meta: pagingMetaSchema,
});

/** The body of POST /api/employees-by-office. */
export const employeesByOfficeSchema = pagingSchema.extend({ tribe_slug: z.string().min(1).max(96) });
