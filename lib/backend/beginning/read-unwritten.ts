import type { PayloadRequest } from 'payload';
import { isUnwritten } from '@/lib/starter/is-unwritten';
import { starterPages } from '@/lib/starter/pages';

type Asking = { payload: PayloadRequest['payload']; user: PayloadRequest['user'] };

const routes = starterPages.filter(({ blocks }) => isUnwritten(blocks)).map(({ route }) => route);

/** The network's starter pages that still wait for words of its own; none before its home page has them: that is a first step. */
export async function readUnwritten({ payload, user }: Asking): Promise<{ id: number; title: string }[]> {
  const { docs } = await payload.find({
    ...{ collection: 'pages', depth: 0, pagination: false, sort: 'id', overrideAccess: false, user },
    where: { and: [{ scope: { equals: 'network' } }, { route: { in: routes } }] },
  });
  const unwritten = docs.filter(({ blocks }) => isUnwritten(blocks ?? []));
  return unwritten.some(({ route }) => route === 'Home') ? [] : unwritten;
}
