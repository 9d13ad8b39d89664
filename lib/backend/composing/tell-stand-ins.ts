import { fillText } from '@/lib/engine/fill-names';
import { facts } from '@/schemas/facts';

/** What staff call what stands in braces in the words of pages that stand for many. */
const standIns: Readonly<Record<string, string>> = {
  network: 'network name',
  office: 'office name',
  region: 'region name',
  agent: 'agent name',
  listing: 'listing title',
  post: 'post title',
  page: 'page title',
  phone: 'telephone number',
  telephone: 'telephone number',
  email: 'e-mail address',
  answers: 'how soon who writes is answered',
  hours: 'when somebody takes the telephone',
  ...facts,
};

const bracketed = Object.fromEntries(Object.entries(standIns).map(([name, told]) => [name, `[${told}]`]));

/** A text as its editors read it: `Sold by {agent}` as `Sold by [agent name]`. */
export const tellStandIns = (text: string): string => fillText(text, bracketed);
