import { ensureChromium, ensureNginx } from '../../../lib/commands/ensure-program.ts';

/**
 * `node install-programs.ts`: installs what only the browser projects need, in a process of its own, so that
 * nothing else waits for it.
 */
ensureChromium();
ensureNginx();
