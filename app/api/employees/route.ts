import { listEmployees } from '@/lib/backend/contract/rest/employees';

/** The staff of the network. */
export const POST = listEmployees;
