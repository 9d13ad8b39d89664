import { type AdminViewServerProps, createLocalReq, type Payload } from 'payload';
import type { ReactElement } from 'react';
import { getStaffMember, isNetworkAdmin, isNetworkStaff } from '../../platform/access/staff-member';
import { readAddresses } from '../../platform/redirects/read-addresses';
import { findBrandEditorUrl } from '../onboarding/find-brand-editor-url';
import { isOnboarding, readOnboardingSteps } from '../onboarding/onboarding-steps';
import { getSingleOfficeId, listQuickActionLinks } from './quick-action-links';

/**
 * The public path of the user's website: the page of their only office while it is public, otherwise the
 * network's home page.
 */
async function findHomePath(payload: Payload, office: number | null): Promise<string> {
  const [path] =
    office === null ? [] : await readAddresses('offices', office, await createLocalReq({}, payload));
  return path ?? '/';
}

type QuickActionsProps = { payload: AdminViewServerProps['payload']; user?: AdminViewServerProps['user'] };

/**
 * Dashboard section with links to the most frequent tasks. Hidden for administrators until the onboarding is
 * complete.
 */
export async function QuickActions({ payload, user }: QuickActionsProps): Promise<ReactElement | null> {
  const member = user?.collection === 'staff' ? getStaffMember(user) : null;
  if (!user || !member) return null;
  if (isNetworkAdmin(member) && isOnboarding(await readOnboardingSteps({ payload, user }))) return null;
  const { admin } = payload.config.routes;
  const isNetworkMember = isNetworkStaff(member);
  const { offices } = member;
  const brandEditorUrl = isNetworkMember ? await findBrandEditorUrl({ payload, user }) : null;
  const homePath = await findHomePath(payload, getSingleOfficeId({ isNetworkMember, offices }));
  const links = listQuickActionLinks({ admin, isNetworkMember, offices, brandEditorUrl, homePath });
  return (
    <section className="quick-actions" aria-labelledby="quick-actions">
      <h2 id="quick-actions">{user.name ? `Welcome, ${user.name}` : 'Welcome'}</h2>
      <ul>
        {links.map(({ label, to }, index) => (
          <li key={to}>
            <a
              className={`btn btn--style-${index === 0 ? 'primary' : 'secondary'} btn--size-medium btn--no-margin`}
              href={to}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
