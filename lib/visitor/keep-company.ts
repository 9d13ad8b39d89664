import { agentCookie, languageCookie, officeCookie } from '@/lib/routes/deciding-names';

const key = 'location_info';
const year = 31_536_000;

/**
 * Keeps whom the visitor is with from now on, as the page says by its marks (`lib/routes/visit-marks.ts`): the office in
 * `location_info` (spec section 3) and in a cookie, which leads from shared addresses; the agent for this session; and the page's language.
 */
export function keepCompany(root: Document): void {
  const write = (name: string, value: string, lasting: string) => {
    root.cookie = `${name}=${value};path=/;samesite=lax${lasting}`;
  };
  const { office, agent } = root.getElementById('content')?.dataset ?? {};
  write(languageCookie, root.documentElement.lang, `;max-age=${year}`);
  write(agentCookie, agent ?? '', agent ? '' : ';max-age=0');
  if (office === undefined) return;
  write(officeCookie, office, `;max-age=${office ? year : 0}`);
  try {
    const [state_slug, slug] = office.split('/');
    if (office) localStorage.setItem(key, JSON.stringify({ slug, state_slug }));
    else localStorage.removeItem(key);
  } catch {
    // Storage may be full or forbidden; the cookie leads all the same.
  }
}
