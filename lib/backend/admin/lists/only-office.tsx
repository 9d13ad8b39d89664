import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { BeforeListTableServerProps } from 'payload';
import { isNetworkStaff, staffMember } from '../../platform/access/staff-member';

type OnlyOfficeProps = Pick<BeforeListTableServerProps, 'collectionSlug' | 'user'> & {
  payload: { config: { routes: { admin: string } } };
};

/**
 * Renders nothing: redirects staff of a single office from the office list to that office. Lists in drawers
 * come from a server action, have no address and are skipped.
 */
export async function OnlyOffice({ collectionSlug, payload, user }: OnlyOfficeProps): Promise<null> {
  const member = staffMember(user);
  const [office, ...otherOffices] = member && !isNetworkStaff(member) ? member.offices : [];
  if (office === undefined || otherOffices.length > 0 || (await headers()).has('next-action')) return null;
  redirect(`${payload.config.routes.admin}/collections/${collectionSlug}/${office}`);
}
