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

/** What the server says against it, in words. */
export async function sentenceOf(answer: Response): Promise<string> {
  const [error] = await errorsOf(answer);
  return error ? saidIn(error) : `The server answered ${answer.status}`;
}

/** Each of its reasons; none where it says nothing that can be read. */
export const errorsOf = async (answer: Response): Promise<z.infer<typeof errorSchema>[]> =>
  refusalSchema.safeParse(await answer.json().catch(() => null)).data?.errors ?? [];

/** Where faults are told one by one, their sentences: what stands above them speaks of fields of the CMS. */
export const saidIn = ({ message, data }: z.infer<typeof errorSchema>): string =>
  data && data.errors.length > 0 ? data.errors.map((fault) => fault.message).join('. ') : message;
