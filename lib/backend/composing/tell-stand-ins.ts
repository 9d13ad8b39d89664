import { fillText } from '@/lib/engine/fill-names';
import { facts } from '@/schemas/facts';

/** What staff call what stands in braces in the words of pages that stand for many. */
const standIns: Readonly<Record<string, string>> = {
  network: 'the network’s name',
  office: 'the office’s name',
  region: 'the region’s name',
  agent: 'the agent’s name',
  listing: 'the listing’s title',
  post: 'the post’s title',
  page: 'the page’s title',
  phone: 'the telephone number',
  telephone: 'the telephone number',
  email: 'the e-mail address',
  ...facts,
};

/** A text as its editors read it: `Sold by {agent}` as `Sold by the agent’s name`. */
export function tellStandIns(text: string): string {
  const told = fillText(text, standIns);
  return text.startsWith('{') ? told.charAt(0).toUpperCase() + told.slice(1) : told;
}
