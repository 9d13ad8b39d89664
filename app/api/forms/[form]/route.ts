import { submitForm } from '@/lib/backend/contract/rest/submit-form';

/** Accepts form submissions. */
export const POST = submitForm;
