import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { BeforeListTableServerProps } from 'payload';
import { getStaffMember, isNetworkStaff } from '../../platform/access/staff-member';

type SingleOfficeRedirectProps = Pick<BeforeListTableServerProps, 'collectionSlug' | 'user'> & {
  payload: { config: { routes: { admin: string } } };
};

/**
 * Renders nothing: redirects staff of a single office from the office list to that office. Lists in drawers
 * are rendered by a server action, have no address and are skipped.
 */
export async function SingleOfficeRedirect({
  collectionSlug,
  payload,
  user,
}: SingleOfficeRedirectProps): Promise<null> {
  const member = getStaffMember(user);
  const [office, ...otherOffices] = member && !isNetworkStaff(member) ? member.offices : [];
  if (office === undefined || otherOffices.length > 0 || (await headers()).has('next-action')) return null;
  redirect(`${payload.config.routes.admin}/collections/${collectionSlug}/${office}`);
}
