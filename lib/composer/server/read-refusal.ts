import { type Refusal, refusalSchema } from '@/schemas/composing/refusal';

/** The refusal that a response carries; in general words for a response of anybody but our server. */
export async function readRefusal(response: Response): Promise<Refusal> {
  const read = refusalSchema.safeParse(await response.json().catch(() => null));
  const [error] = read.data?.errors ?? [];
  if (!error) return { message: `The server answered ${response.status}`, faults: [] };
  const faults = error.data?.errors ?? [];
  // The message above single faults names fields of the CMS.
  const message = faults.length > 0 ? faults.map((fault) => fault.message).join('. ') : error.message;
  const stored = error.data?.stored;
  return { message, faults, ...(stored && { stored }) };
}
