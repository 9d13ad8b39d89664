import { z } from 'zod';

const faultSchema = z.object({
  block: z.string().optional(),
  place: z.string().optional(),
  sentence: z.string().optional(),
  language: z.string().optional(),
  message: z.string(),
});
/**
 * Why something was refused: `message` is all of it in words; where it is known for which block, its id, the `place` in it and the `sentence`
 * by itself, and the `language` where that is another one.
 */
export type SaveFault = z.infer<typeof faultSchema>;

const errorSchema = z.object({
  message: z.string(),
  data: z
    .object({ errors: z.array(faultSchema) })
    .optional()
    .catch(undefined),
});
const refusalSchema = z.object({ errors: z.array(errorSchema).min(1) });

/** What the server says against it: in words, and fault by fault where it tells them. */
export type Refusal = { message: string; faults: readonly SaveFault[] };

export async function readRefusal(answer: Response): Promise<Refusal> {
  const read = refusalSchema.safeParse(await answer.json().catch(() => null));
  const [error] = read.data?.errors ?? [];
  if (!error) return { message: `The server answered ${answer.status}`, faults: [] };
  const faults = error.data?.errors ?? [];
  // What stands above faults that are told one by one speaks of fields of the CMS.
  const message = faults.length > 0 ? faults.map((fault) => fault.message).join('. ') : error.message;
  return { message, faults };
}
