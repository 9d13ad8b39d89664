import type { Session } from '../session/session';

/** Opens another screen, once what was done here is saved. Without a line one stays where one is. @returns why, or null. */
export async function leaveFor(session: Session, address: string, name: string): Promise<string | null> {
  if (!(await session.saveToLeave())) return `${name} cannot be opened just now: there is no connection`;
  window.location.assign(address);
  return null;
}
