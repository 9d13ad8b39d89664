import type { BeforeDocumentControlsServerProps } from 'payload';
import { isNetworkAdmin, staffMember } from '../access/staff-member';
import { NextStepLink } from './next-step-link';
import { readNextStep } from './read-next-step';

type Shown = BeforeDocumentControlsServerProps & { after: string; id?: number | string };

/** Beside the buttons of every record, until the network is one: the way to the next first step, for administrators. */
export async function NextStep({ after, id, payload, user }: Shown) {
  if (!id || !isNetworkAdmin(staffMember(user))) return null;
  const next = await readNextStep({ payload, user: user ?? null });
  return next && <NextStepLink after={after} first={next} />;
}
