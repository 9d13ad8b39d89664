import { normaliseName } from '@/lib/places/normalise-name';

const wordsOf = (text: string): string[] => normaliseName(text).split(' ').filter(Boolean);

/** The number of words with which all names begin, such as those of the network. */
function countSharedWords(names: readonly string[][]): number {
  const [first = [], ...others] = names;
  if (others.length === 0) return 0;
  const differing = first.findIndex((word, index) => others.some((name) => name[index] !== word));
  return differing === -1 ? first.length : differing;
}

/**
 * The office that hosts an event, named at the beginning of its place: `Osu office, 14 Cantonments Road, Accra` is the
 * office `Meridian Business Advisors Osu`. Of several the one with the longest name; null for any other place.
 */
export function findHostOffice<Office extends { name: string }>(
  place: string,
  offices: readonly Office[],
): Office | null {
  const [venue = ''] = place.split(',');
  const venueText = ` ${wordsOf(venue).join(' ')} `;
  // After a colon an office lists its territories.
  const names = offices.map(({ name }) => wordsOf(name.split(':')[0] ?? ''));
  const shared = countSharedWords(names);
  const ownNames = names.map((words) => words.slice(shared).join(' '));
  const [host] = offices
    .map((office, index) => ({ office, name: ownNames[index] ?? '' }))
    .filter(({ name }) => name !== '' && venueText.includes(` ${name} `))
    .sort((a, b) => b.name.length - a.name.length);
  return host?.office ?? null;
}
