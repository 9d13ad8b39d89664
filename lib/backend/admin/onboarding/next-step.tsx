import type { BeforeDocumentControlsServerProps } from 'payload';
import { getStaffMember, isNetworkAdmin } from '../../platform/access/staff-member';
import { NextStepLink } from './next-step-link';
import { readNextStep } from './read-next-step';

type NextStepProps = BeforeDocumentControlsServerProps & { collection: string; id?: number | string };

/**
 * Displayed next to the document controls during onboarding: a link to the next step, for administrators.
 * `collection` is the slug of the form's collection.
 */
export async function NextStep({ collection, id, payload, user }: NextStepProps) {
  if (!id || !isNetworkAdmin(getStaffMember(user))) return null;
  const next = await readNextStep({ payload, user: user ?? null });
  return next && <NextStepLink collection={collection} first={next} />;
}
