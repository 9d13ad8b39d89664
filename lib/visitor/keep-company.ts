import { agentCookie, languageCookie, officeCookie } from '@/lib/routes/deciding-names';

const key = 'location_info';
const year = 31_536_000;
const officeAddress = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/**
 * Keeps whom the visitor is with from now on, as the page says by its marks (`lib/routes/visit-marks.ts`): the office in
 * `location_info` (spec section 3) and in a cookie, which leads from shared addresses; the agent for this session; and the page's language.
 * Of an office, the one that is kept restores the other, and what is none is cleared away.
 */
export function keepCompany(root: Document): void {
  const write = (name: string, value: string, lasting: string) => {
    root.cookie = `${name}=${value};path=/;samesite=lax${lasting}`;
  };
  const { office, agent, passing } = root.getElementById('content')?.dataset ?? {};
  write(languageCookie, root.documentElement.lang, `;max-age=${year}`);
  write(agentCookie, agent ?? '', agent ? '' : ';max-age=0');
  const kept = readKept(root);
  const isInOther = officeAddress.test(kept) && passing !== undefined && !isChosen(root);
  const next = office === undefined || isInOther ? kept : office;
  const isOffice = officeAddress.test(next);
  write(officeCookie, isOffice ? next : '', `;max-age=${isOffice ? year : 0}`);
  try {
    const [state_slug, slug] = next.split('/');
    if (isOffice) localStorage.setItem(key, JSON.stringify({ slug, state_slug }));
    else localStorage.removeItem(key);
  } catch {
    // Storage may be full or forbidden; the cookie leads all the same.
  }
}

/** The office of before, as its cookie has it; the site says by the cookie, too, that there is none any more. */
function readKept({ cookie }: Document): string {
  const [, told] = new RegExp(`(?:^|; )${officeCookie}=([^;]+)`).exec(cookie) ?? [];
  return told ?? readStored();
}

function readStored(): string {
  try {
    const stored = localStorage.getItem(key) ?? '';
    const read = (field: string) => new RegExp(`"${field}":\\s*"([^"]+)"`).exec(stored)?.[1] ?? '';
    return `${read('state_slug')}/${read('slug')}`;
  } catch {
    return '';
  }
}

/** Whether the visitor came of their own will: typed the address, or followed a link of another site, and was not led on from elsewhere on this one. */
function isChosen({ referrer }: Document): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isLed =
    entry &&
    (('redirectCount' in entry && entry.redirectCount !== 0) ||
      ('type' in entry && entry.type !== 'navigate'));
  return !isLed && !referrer.startsWith(location.origin);
}
