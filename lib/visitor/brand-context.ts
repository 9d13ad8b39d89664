import { agentCookie, languageCookie, officeCookie } from '@/lib/routes/request-names';

const storageKey = 'location_info';
const oneYearAttribute = ';max-age=31536000';
const expiredAttribute = ';max-age=0';

/**
 * Stores the brand context that the page declares by its attributes (`lib/routes/context-attributes.ts`):
 * the office in `location_info` (spec section 3) and in a cookie, by which shared addresses redirect; the
 * agent for this session; and the language of the page. Cookie and local storage restore each other's
 * office; invalid values are cleared.
 */
export function storeBrandContext(root: Document): void {
  const write = (name: string, value: string, attributes: string) => {
    root.cookie = `${name}=${value};path=/;samesite=lax${attributes}`;
  };
  const { office, agent = '', preservesContext } = root.getElementById('content')?.dataset ?? {};
  write(languageCookie, root.documentElement.lang, oneYearAttribute);
  write(agentCookie, agent, agent ? '' : expiredAttribute);
  const storedOffice = readStoredOffice(root);
  const next = preservesContext ? storedOffice || office || '' : (office ?? storedOffice);
  write(officeCookie, next, next ? oneYearAttribute : expiredAttribute);
  try {
    const [state_slug, slug] = next.split('/');
    if (next) localStorage.setItem(storageKey, JSON.stringify({ slug, state_slug }));
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage may be full or blocked; redirects work with the cookie alone.
  }
}

/**
 * The previous office: from the cookie, by which the site also clears it, otherwise from local storage.
 * Empty for none.
 */
function readStoredOffice({ cookie }: Document): string {
  let office = /(?:^|; )office=([^;]+)/.exec(cookie)?.[1];
  try {
    const stored: { state_slug?: unknown; slug?: unknown } = JSON.parse(
      localStorage.getItem(storageKey) ?? '{}',
    );
    office ??= [stored.state_slug, stored.slug].join('/');
  } catch {
    // Missing or invalid.
  }
  return office?.match(/^[a-z0-9-]+\/[a-z0-9-]+$/)?.[0] ?? '';
}
