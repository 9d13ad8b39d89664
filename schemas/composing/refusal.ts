import { z } from 'zod';

const refusalIssueSchema = z.object({
  block: z.string().optional(),
  place: z.string().optional(),
  sentence: z.string().optional(),
  language: z.string().optional(),
  message: z.string(),
});
/**
 * An issue in an error response: `message` is the complete message, `sentence` the message without the name of the field. `block` is
 * the block id, `place` the path in the block, `language` the language if it differs from the requested one.
 */
export type RefusalIssue = z.infer<typeof refusalIssueSchema>;

/** As in `writeConflictSchema`. */
const storedSchema = z.looseObject({ by: z.string().nullable(), revision: z.number() });
const errorSchema = z.object({
  message: z.string(),
  data: z
    .object({
      errors: z.array(refusalIssueSchema).optional().catch(undefined),
      /** In a write conflict: the stored revision. */
      stored: storedSchema.optional().catch(undefined),
    })
    .nullish()
    .catch(undefined),
});

/** The body of every error response, of Payload and of the routes below `/compose`. */
export const refusalSchema = z.object({ errors: z.array(errorSchema).min(1) });

type Stored = z.infer<typeof storedSchema>;
/** An error response for the client: its message, the issues by block, and in a write conflict the stored revision. */
export type Refusal = { message: string; issues: readonly RefusalIssue[]; stored?: Stored };

const commonRefusals = { 401: refusalSchema, 500: refusalSchema, 503: refusalSchema } as const;
/** Error responses of a call without a document: malformed, signed out, or the server failed. */
export const queryRefusals = { 400: refusalSchema, ...commonRefusals } as const;
/** Error responses of a read: 403 and 404 both mean that the document does not exist for this user. */
export const readRefusals = { ...queryRefusals, 403: refusalSchema, 404: refusalSchema } as const;
/** Error responses of a write: 409 if another user saved since, 413 over the size limit, 428 without a base revision. */
export const writeRefusals = {
  ...readRefusals,
  409: refusalSchema,
  413: refusalSchema,
  428: refusalSchema,
} as const;

/** Statuses whose body is `refusalSchema`. */
export type RefusalStatus = keyof typeof writeRefusals | 422 | 429;
