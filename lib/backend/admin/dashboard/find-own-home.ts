import { createLocalReq, type Payload } from 'payload';
import { readAddresses } from '../../platform/redirects/read-addresses';

/**
 * The public path of the user's website: the page of their only office while it is public, otherwise the
 * network's home page.
 */
export async function findHomePath(payload: Payload, office: number | null): Promise<string> {
  const [path] =
    office === null ? [] : await readAddresses('offices', office, await createLocalReq({}, payload));
  return path ?? '/';
}
