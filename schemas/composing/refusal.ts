import { z } from 'zod';

const faultSchema = z.object({
  block: z.string().optional(),
  place: z.string().optional(),
  sentence: z.string().optional(),
  language: z.string().optional(),
  message: z.string(),
});
/**
 * Why something was refused: `message` is all of it in words. `block` is the id of the block, `place` the path within it, `sentence` the
 * message without the name of the place, and `language` the language if it is not the one of the request.
 */
export type SaveFault = z.infer<typeof faultSchema>;

/** As `lateWriteSchema` has it. */
const storedSchema = z.looseObject({ by: z.string().nullable(), revision: z.number() });
const errorSchema = z.object({
  message: z.string(),
  data: z
    .object({
      errors: z.array(faultSchema).optional().catch(undefined),
      /** With a conflict: what is stored. */
      stored: storedSchema.optional().catch(undefined),
    })
    .nullish()
    .catch(undefined),
});

/** The body of every refusal, by Payload and by the routes below `/compose`. */
export const refusalSchema = z.object({ errors: z.array(errorSchema).min(1) });

type Stored = z.infer<typeof storedSchema>;
/** A refusal for the screen: the message, the faults of single blocks, and with a conflict of a form what is stored. */
export type Refusal = { message: string; faults: readonly SaveFault[]; stored?: Stored };

const any = { 401: refusalSchema, 500: refusalSchema, 503: refusalSchema } as const;
/** Of a call that names no document: it is malformed, nobody is signed in, or the server cannot answer now. */
export const questionRefusals = { 400: refusalSchema, ...any } as const;
/** Of a call that reads a document: 403 and 404 say alike that it does not exist for this person. */
export const readRefusals = { ...questionRefusals, 403: refusalSchema, 404: refusalSchema } as const;
/** Of a call that writes a document: 409 after somebody else has saved, 413 beyond the size limit, 428 without a revision. */
export const writeRefusals = {
  ...readRefusals,
  409: refusalSchema,
  413: refusalSchema,
  428: refusalSchema,
} as const;

/** Statuses whose body is `refusalSchema`. */
export type RefusalStatus = keyof typeof writeRefusals | 422 | 429;
