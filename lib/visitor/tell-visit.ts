import { entriesHere, type KeptVisit, recallKept, referrerElsewhere } from './keep-visit';

/** From here on a viewport is a desktop's, in px (spec section 3): the large breakpoint. */
const large = 1_024;

type ToldVisit = Omit<KeptVisit, 'landing_page'> & Partial<KeptVisit> & { device: 'Desktop' | 'Mobile' };

/** What is told of a visit with a form: all of it where that was agreed to and kept, and else what this page knows by itself. */
export function tellVisit(): ToldVisit {
  const device = innerWidth >= large ? 'Desktop' : 'Mobile';
  return { device, ...(recallKept() ?? { referrer: referrerElsewhere(), entries: entriesHere() }) };
}
