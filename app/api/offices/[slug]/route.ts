import { showOffice } from '@/lib/backend/contract/rest/show-office';

/** An office's licence and owner. */
export const POST = showOffice;
