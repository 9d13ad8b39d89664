import { getEmployee } from '@/lib/backend/contract/rest/employees';

/** One agent. */
export const POST = getEmployee;
