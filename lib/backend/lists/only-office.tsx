import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { BeforeListTableServerProps } from 'payload';
import { isNetworkStaff, staffMember } from '../access/staff-member';

type List = Pick<BeforeListTableServerProps, 'collectionSlug' | 'user'> & {
  payload: { config: { routes: { admin: string } } };
};

/** Shows nothing: leads whoever works for one office from the list of it to the office. Lists in drawers, of a server action, have no address. */
export async function OnlyOffice({ collectionSlug, payload, user }: List): Promise<null> {
  const member = staffMember(user);
  const [office, ...others] = member && !isNetworkStaff(member) ? member.offices : [];
  if (office === undefined || others.length > 0 || (await headers()).has('next-action')) return null;
  redirect(`${payload.config.routes.admin}/collections/${collectionSlug}/${office}`);
}
