/** How programs call themselves; a Cubot is a telephone. */
const programs =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|headless|lighthouse|pagespeed|prerender|facebookexternalhit|archiver|scrap|monitor|validator|preview/i;

/** Whether a visit may be measured at all, once that is agreed to: not a program's, and not of an address that holds what somebody wrote. */
export function isMeasured(agent: string, search: string): boolean {
  const query = new URLSearchParams(search);
  return !programs.test(agent) && !query.has('_prerender_') && !query.has('estimate');
}
