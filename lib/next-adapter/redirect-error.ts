import { getURLFromRedirectError } from 'next/dist/client/components/redirect.js';
import { isRedirectError } from 'next/dist/client/components/redirect-error.js';

/**
 * The target of the error that `redirect()` of `next/navigation` throws; null for other errors. Private API
 * of Next 16.4.6: `client/components/redirect` and `client/components/redirect-error`.
 */
export const findRedirectErrorTarget = (error: unknown): string | null =>
  isRedirectError(error) ? getURLFromRedirectError(error) : null;
