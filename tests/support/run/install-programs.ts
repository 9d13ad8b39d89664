import { ensureChromium } from '../../../lib/commands/ensure-chromium.ts';
import { ensureNginx } from '../../../lib/commands/ensure-nginx.ts';

/**
 * `node install-programs.ts`: installs what only the browser projects need, in a process of its own, so that
 * nothing else waits for it.
 */
ensureChromium();
ensureNginx();
