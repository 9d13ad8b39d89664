import * as shared from '@/tests/support/start-backend';

export type { TestBackend } from '@/tests/support/start-backend';

type Options = Parameters<typeof shared.startBackend>[0];

/**
 * Starts a real, empty backend for one test file. It logs nothing, since these tests cause refused calls.
 */
export const startBackend = (options: Options = {}) =>
  shared.startBackend({ logLevel: 'silent', ...options });
