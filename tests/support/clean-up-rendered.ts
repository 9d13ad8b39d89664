import { afterEach } from 'vitest';

declare global {
  /** Whether React warns about updates outside of `act`. */
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/**
 * Unmounts what a test rendered with Testing Library, and makes React warn about updates outside of `act`. The library
 * does both by itself only where the hooks of the test runner are global, and once in a process.
 */
if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react');
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  // The default of one second is too short on a machine that runs three other things.
  configure({ asyncUtilTimeout: 20_000 });
  afterEach(cleanup);
}
