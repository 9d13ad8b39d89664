import { giveCsrfCookie } from '@/lib/backend/contract/rest/csrf-cookie';

/** The cookie a browser fetches before it posts. */
export const GET = giveCsrfCookie;
