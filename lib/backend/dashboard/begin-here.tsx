import type { AdminViewServerProps } from 'payload';
import type { ReactElement } from 'react';
import { isNetworkAdmin, isNetworkStaff, staffMember } from '../access/staff-member';
import { findLook } from '../beginning/find-look';
import { isBeginning, readSteps } from '../beginning/read-steps';
import { getBeginning, onlyOffice } from './beginnings';
import { findOwnHome } from './find-own-home';

type Screen = { payload: AdminViewServerProps['payload']; user?: AdminViewServerProps['user'] };

/** What staff come for most, on the first screen: one step from what they have in mind. The first steps of a network come before. */
export async function BeginHere({ payload, user }: Screen): Promise<ReactElement | null> {
  const member = user?.collection === 'staff' ? staffMember(user) : null;
  if (!user || !member) return null;
  if (isNetworkAdmin(member) && isBeginning(await readSteps({ payload, user }))) return null;
  const { admin } = payload.config.routes;
  const isOfNetwork = isNetworkStaff(member);
  const { offices } = member;
  const look = isOfNetwork ? await findLook({ payload, user }) : null;
  const home = await findOwnHome(payload, onlyOffice({ isOfNetwork, offices }));
  const ways = getBeginning({ admin, isOfNetwork, offices, look, home });
  return (
    <section className="begin-here" aria-labelledby="begin-here">
      <h2 id="begin-here">{user.name ? `Welcome, ${user.name}` : 'Welcome'}</h2>
      <ul>
        {ways.map(({ label, to }, at) => (
          <li key={to}>
            <a
              className={`btn btn--style-${at === 0 ? 'primary' : 'secondary'} btn--size-medium btn--no-margin`}
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
