import { listEmployeesByOffice } from '@/lib/backend/contract/rest/employees';

/** The staff of one office. */
export const POST = listEmployeesByOffice;
