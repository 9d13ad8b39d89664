import { z } from 'zod';

const messageSchema = z.union([
  z.object({ message: z.string() }).transform(({ message }) => message),
  z
    .object({ errors: z.array(z.object({ message: z.string() })).min(1) })
    .transform(({ errors: [first] }) => first?.message ?? ''),
]);

/** The message of a CMS API response, for success and for errors. */
export async function readApiMessage(response: Response | null): Promise<string> {
  if (!response) return 'The server is not responding: try again in a moment';
  const parsed = messageSchema.safeParse(await response.json().catch(() => null));
  return parsed.success ? parsed.data : `The server answered ${response.status}`;
}

/** A random idempotency key of 24 hexadecimal digits. */
export const createIdempotencyKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 24);
