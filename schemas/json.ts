import { z } from 'zod';

/** Any JSON value, as content is stored. */
export const jsonSchema = z.json();
export type Json = z.infer<typeof jsonSchema>;

/** A JSON object, the shape of every block's stored props. */
export const jsonObjectSchema = z.record(z.string(), jsonSchema);
export type JsonObject = z.infer<typeof jsonObjectSchema>;
