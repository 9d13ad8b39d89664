import { APIError } from 'payload';

const denialNames = ['Forbidden', 'NotFound'];

/** Whether an action is performed, rather than refused to its user. */
export async function isPermitted(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof Error && denialNames.includes(error.name)) return false;
    if (error instanceof APIError && error.status === 403) return false;
    throw error;
  }
}
