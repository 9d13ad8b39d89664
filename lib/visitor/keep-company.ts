import { agentCookie, languageCookie, officeCookie } from '@/lib/routes/deciding-names';

const key = 'location_info';
const forAYear = ';max-age=31536000';
const never = ';max-age=0';

/**
 * Keeps whom the visitor is with from now on, as the page says by its marks (`lib/routes/visit-marks.ts`): the office in
 * `location_info` (spec section 3) and in a cookie, which leads from shared addresses; the agent for this session; and the page's language.
 * Of an office, the one that is kept restores the other, and what is none is cleared away.
 */
export function keepCompany(root: Document): void {
  const write = (name: string, value: string, lasting: string) => {
    root.cookie = `${name}=${value};path=/;samesite=lax${lasting}`;
  };
  const { office, agent = '', passing } = root.getElementById('content')?.dataset ?? {};
  write(languageCookie, root.documentElement.lang, forAYear);
  write(agentCookie, agent, agent ? '' : never);
  const kept = readKept(root);
  const next = passing ? kept || office || '' : (office ?? kept);
  write(officeCookie, next, next ? forAYear : never);
  try {
    const [state_slug, slug] = next.split('/');
    if (next) localStorage.setItem(key, JSON.stringify({ slug, state_slug }));
    else localStorage.removeItem(key);
  } catch {
    // Storage may be full or forbidden; the cookie leads all the same.
  }
}

/** The office of before: as its cookie has it, by which the site says, too, that there is none any more, else as it was stored. Empty for none. */
function readKept({ cookie }: Document): string {
  let kept = /(?:^|; )office=([^;]+)/.exec(cookie)?.[1];
  try {
    const stored: { state_slug?: unknown; slug?: unknown } = JSON.parse(localStorage.getItem(key) ?? '{}');
    kept ??= [stored.state_slug, stored.slug].join('/');
  } catch {
    // Nothing, or nothing that can be read.
  }
  return kept?.match(/^[a-z0-9-]+\/[a-z0-9-]+$/)?.[0] ?? '';
}
