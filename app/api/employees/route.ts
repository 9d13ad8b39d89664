import { listEmployees } from '@/lib/backend/contract/rest/list-employees';

/** The people of the network. */
export const POST = listEmployees;
