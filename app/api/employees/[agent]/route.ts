import { getEmployee } from '@/lib/backend/contract/rest/show-employee';

/** One agent. */
export const POST = getEmployee;
