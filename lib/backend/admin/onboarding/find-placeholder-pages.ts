import type { PayloadRequest } from 'payload';
import { hasPlaceholder } from '@/lib/starter/has-placeholder';
import { starterPages } from '@/lib/starter/pages';

type StaffContext = { payload: PayloadRequest['payload']; user: PayloadRequest['user'] };

const routes = starterPages.filter(({ blocks }) => hasPlaceholder(blocks)).map(({ route }) => route);

/**
 * The network's starter pages that still contain placeholder text. Empty while the home page is one of them,
 * because that is an onboarding step.
 */
export async function findPlaceholderPages({
  payload,
  user,
}: StaffContext): Promise<{ id: number; title: string }[]> {
  const { docs } = await payload.find({
    ...{ collection: 'pages', depth: 0, pagination: false, sort: 'id', overrideAccess: false, user },
    where: { and: [{ scope: { equals: 'network' } }, { route: { in: routes } }] },
  });
  const placeholderPages = docs.filter(({ blocks }) => hasPlaceholder(blocks ?? []));
  return placeholderPages.some(({ route }) => route === 'Home') ? [] : placeholderPages;
}
