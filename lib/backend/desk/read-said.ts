import { z } from 'zod';

const saidSchema = z.union([
  z.object({ message: z.string() }).transform(({ message }) => message),
  z
    .object({ errors: z.array(z.object({ message: z.string() })).min(1) })
    .transform(({ errors: [first] }) => first?.message ?? ''),
]);

/** What an answer of the CMS's API says to people, whether it went well or not. */
export async function readSaid(answer: Response | null): Promise<string> {
  if (!answer) return 'The server does not answer just now: try again in a moment';
  const said = saidSchema.safeParse(await answer.json().catch(() => null));
  return said.success ? said.data : `The server answered ${answer.status}`;
}
