import { z } from 'zod';
import { readYaml } from '../read-data';

const undisclosed = z.null().optional();

const changesSchema = z.strictObject({
  title: z.string().optional(),
  summary: z.string().optional(),
  description: z.string().optional(),
  kind: z.enum(['business', 'franchise', 'pro']).optional(),
  pictures: z.array(z.string()).optional(),
  employees: z.int().nullable().optional(),
  asking_price: undisclosed,
  down_payment: undisclosed,
  discretionary_earnings: undisclosed,
  total_sales: undisclosed,
  inventory: undisclosed,
  furniture_fixtures_equipment: undisclosed,
  year_established: undisclosed,
  reason_for_selling: undisclosed,
  sold_price: undisclosed,
});

const casesSchema = z.record(z.string(), changesSchema);

/** What some of the listings say instead: the awkward content every page must bear. The key is the listing's index. */
export const edgeCases = readYaml('listings/edge-cases.yaml', casesSchema);
