import { sendForm } from '@/lib/backend/contract/rest/send-form';

/** What visitors send. */
export const POST = sendForm;
