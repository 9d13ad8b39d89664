import { islands } from 'virtual:area-islands';
import { hasSession } from '@/lib/account/has-session';

// The second script of the pages of signed-in buyers; bundled by `lib/islands/bundle-islands.ts`. Without a session the
// first one leads Home, and nothing personal is loaded.
if (hasSession())
  for (const element of document.querySelectorAll<HTMLElement>('[data-area-island]'))
    islands[element.dataset.areaIsland ?? '']?.().then(({ hydrate }) => hydrate(element), console.error);
