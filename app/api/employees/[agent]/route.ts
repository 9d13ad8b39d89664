import { showEmployee } from '@/lib/backend/contract/rest/show-employee';

/** One agent. */
export const POST = showEmployee;
