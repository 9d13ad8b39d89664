import { getOfficeDetails } from '@/lib/backend/contract/rest/office-details';

/** An office's licence and owner. */
export const POST = getOfficeDetails;
