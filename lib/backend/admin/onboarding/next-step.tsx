import type { BeforeDocumentControlsServerProps } from 'payload';
import { isNetworkAdmin, staffMember } from '../../platform/access/staff-member';
import { NextStepLink } from './next-step-link';
import { readNextStep } from './read-next-step';

type NextStepProps = BeforeDocumentControlsServerProps & { after: string; id?: number | string };

/**
 * Displayed next to the document controls during onboarding: a link to the next step, for administrators.
 * `after` is the slug of the collection.
 */
export async function NextStep({ after, id, payload, user }: NextStepProps) {
  if (!id || !isNetworkAdmin(staffMember(user))) return null;
  const next = await readNextStep({ payload, user: user ?? null });
  return next && <NextStepLink collection={after} first={next} />;
}
