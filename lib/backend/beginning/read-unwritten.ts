import type { PayloadRequest } from 'payload';
import { networkPages } from '@/lib/starter/network-pages';
import { toBeWritten } from '@/lib/starter/to-be-written';

type Asking = { payload: PayloadRequest['payload']; user: PayloadRequest['user'] };

const isUnwritten = ({ blocks }: { blocks?: unknown }) => JSON.stringify(blocks ?? []).includes(toBeWritten);
const routes = networkPages.filter(isUnwritten).map(({ route }) => route);

/** The network's starter pages that still wait for words of its own; none before its home page has them: that is a first step. */
export async function readUnwritten({ payload, user }: Asking): Promise<{ id: number; title: string }[]> {
  const { docs } = await payload.find({
    ...{ collection: 'pages', depth: 0, pagination: false, sort: 'id', overrideAccess: false, user },
    where: { and: [{ scope: { equals: 'network' } }, { route: { in: routes } }] },
  });
  const unwritten = docs.filter(isUnwritten);
  return unwritten.some(({ route }) => route === 'Home') ? [] : unwritten;
}
