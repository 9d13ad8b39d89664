import * as shared from '@/tests/support/start-backend';

export type { TestBackend } from '@/tests/support/start-backend';

type Options = Parameters<typeof shared.startBackend>[0];

/** A real, empty backend of a test's own that logs nothing: here calls are refused on purpose. One per file. */
export const startBackend = (options: Options = {}) =>
  shared.startBackend({ logLevel: 'silent', ...options });
