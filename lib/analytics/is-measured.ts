/** Matches the user agents of programs; a Cubot is a phone. */
const botPattern =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|headless|lighthouse|pagespeed|prerender|facebookexternalhit|archiver|scrap|monitor|validator|preview/i;

/**
 * Whether a visit may be measured at all, given consent: not those of programs, and not at addresses that
 * contain form input.
 */
export function isMeasured(userAgent: string, search: string): boolean {
  const query = new URLSearchParams(search);
  return !botPattern.test(userAgent) && !query.has('_prerender_') && !query.has('estimate');
}
