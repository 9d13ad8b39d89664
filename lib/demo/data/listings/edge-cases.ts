import { z } from 'zod';
import { readYaml } from '../read-data';

/** An amount in pesewas; optional where the listing does not disclose it. */
const amount = z.int().positive().nullable().optional();

const changesSchema = z.strictObject({
  title: z.string().optional(),
  summary: z.string().optional(),
  description: z.string().optional(),
  locality: z.string().optional(),
  district: z.null().optional(),
  confidential: z.literal(true).optional(),
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

/** Overrides with unusual content that every page must handle, by the index of the listing. */
export const edgeCases = readYaml('listings/edge-cases.yaml', casesSchema);
