import { serveCsrfCookie } from '@/lib/backend/contract/rest/csrf';

/** Sets the CSRF cookie that a browser needs before a POST. */
export const GET = serveCsrfCookie;
