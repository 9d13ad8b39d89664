import type { BeforeDocumentControlsServerProps } from 'payload';
import { isNetworkAdmin, staffMember } from '../access/staff-member';
import { readSteps } from './read-steps';

type Shown = BeforeDocumentControlsServerProps & { after: string; id?: number | string };

/** Beside the buttons of what a first step has led to: the way to the next one, for administrators. */
export async function NextStep({ after, id, payload, user }: Shown) {
  if (!id || !isNetworkAdmin(staffMember(user))) return null;
  const next = (await readSteps({ payload, user: user ?? null }))?.find(({ isDone }) => !isDone);
  if (!next || next.to.startsWith(`/admin/collections/${after}/`)) return null;
  return <a href={next.to}>Next: {next.title.charAt(0).toLowerCase() + next.title.slice(1)}</a>;
}
