import { z } from 'zod';
import { pagingMetaSchema, pagingSchema } from './paging';

/**
 * A person of the network as the calls under /api/employees tell them. `slug` is null for people without
 * a page of their own; `image` is a path on the backend's site; ways to reach them are null unless public.
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

/** POST /api/employees/{agent} */
export const employeeAnswerSchema = z.strictObject({ data: employeeSchema });

/** POST /api/employees and POST /api/employees-by-office */
export const employeesAnswerSchema = z.strictObject({
  data: z.array(employeeSchema),
  meta: pagingMetaSchema,
});

/** The body of POST /api/employees-by-office. */
export const employeesByOfficeSchema = pagingSchema.extend({ tribe_slug: z.string().min(1).max(96) });
