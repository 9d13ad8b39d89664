import { localised, pageTypes } from '../support/page-types.ts';

/** Five kinds of page: name and localised path. */
export const benchedPages: Record<string, string> = Object.fromEntries(
  ['home', 'office', 'locations', 'listing', 'agent'].map((name) => [
    name,
    localised('en-GH', pageTypes[name] ?? ''),
  ]),
);
