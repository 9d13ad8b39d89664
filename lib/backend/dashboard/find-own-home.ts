import { createLocalReq, type Payload } from 'payload';
import { readAddresses } from '../redirects/read-addresses';

/** Where visitors find what somebody works on: the first page of their one office while it is on the website, else the network's. */
export async function findOwnHome(payload: Payload, office: number | null): Promise<string> {
  const [path] =
    office === null ? [] : await readAddresses('offices', office, await createLocalReq({}, payload));
  return path ?? '/';
}
