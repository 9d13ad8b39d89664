import { z } from 'zod';
import { readYaml } from '../read-data';

/** In pesewas; nothing where it is withheld. */
const amount = z.int().positive().nullable().optional();

const changesSchema = z.strictObject({
  title: z.string().optional(),
  summary: z.string().optional(),
  description: z.string().optional(),
  locality: z.string().optional(),
  district: z.null().optional(),
  kind: z.enum(['business', 'franchise', 'pro']).optional(),
  employees: z.int().nullable().optional(),
  asking_price: amount,
  down_payment: amount,
  discretionary_earnings: amount,
  total_sales: amount,
  inventory: amount,
  furniture_fixtures_equipment: amount,
  year_established: z.int().nullable().optional(),
  reason_for_selling: z.string().nullable().optional(),
  sold_price: amount,
});

const casesSchema = z.record(z.string(), changesSchema);

/** What some of the listings say instead: the awkward content every page must bear. The key is the listing's index. */
export const edgeCases = readYaml('listings/edge-cases.yaml', casesSchema);
