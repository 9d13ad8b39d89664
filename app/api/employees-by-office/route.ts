import { listEmployeesByOffice } from '@/lib/backend/contract/rest/list-employees';

/** The people of one office. */
export const POST = listEmployeesByOffice;
