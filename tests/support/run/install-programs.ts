import { ensureChromium } from '../../../lib/commands/ensure-chromium.ts';
import { ensureNginx } from '../../../lib/commands/ensure-nginx.ts';

/** `node install-programs.ts`: what only the lines over the site need, as a process of its own: nobody else waits for it. */
ensureChromium();
ensureNginx();
