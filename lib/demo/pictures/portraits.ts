import type { Age, Presentation } from '../art/picture-request';
import { looksOf, sitterOf } from '../art/portraits/sitter-of';
import { people } from '../data/people/people';
import type { PersonRecord } from '../data/people/person-record';
import type { PictureRecord } from './picture-record';

/** The media name of a person's portrait; null for those without one. */
export function portraitOf(person: PersonRecord): string | null {
  return person.portrait ? `portrait-${person.slug}` : null;
}

function ageOf({ years_of_experience }: PersonRecord): Age {
  if (years_of_experience === null || years_of_experience < 9) return 'young';
  return years_of_experience > 17 ? 'senior' : 'middle';
}

type Seat = { person: PersonRecord; key: string; looks: ReturnType<typeof looksOf> };

/** Tries before two colleagues may look alike in one thing. */
const sittings = 60;

/** A twin elsewhere counts for less than anything shared with a colleague, who stands on the same page. */
const weigh = (one: Seat, other: Seat): number =>
  one.person.office === other.person.office ? 100 * likeness(one, other) : Number(areTwins(one, other));

const areTwins = ({ looks: one }: Seat, { looks: other }: Seat): boolean =>
  one.hair === other.hair && one.clothing === other.clothing && one.cloth === other.cloth;

/**
 * Seats everyone so that colleagues of an office differ in hair, glasses and dress, as far as there are enough of each, and that nobody has a
 * twin in the network.
 */
function seatAll(): Seat[] {
  const seats: Seat[] = [];
  for (const person of people.filter(({ portrait }) => portrait)) {
    const tried = Array.from({ length: sittings }, (_, turn) => seat(person, turn));
    const alike = (one: Seat) => seats.reduce((sum, other) => sum + weigh(one, other), 0);
    seats.push(tried.reduce((best, one) => (alike(one) < alike(best) ? one : best)));
  }
  return seats;
}

function seat(person: PersonRecord, turn: number): Seat {
  const key = turn === 0 ? person.slug : `${person.slug} ${turn}`;
  return { person, key, looks: looksOf(sitterOf(key, presentationOf(person), ageOf(person)).sitter) };
}

/** Glasses are seen first, then dress and hair; to share nothing but bare eyes is no likeness. */
function likeness({ looks: one }: Seat, { looks: other }: Seat): number {
  const glasses = one.glasses !== 'none' && one.glasses === other.glasses ? 3 : 0;
  return glasses + (one.hair === other.hair ? 2 : 0) + (one.clothing === other.clothing ? 2 : 0);
}

const presentationOf = ({ portrait }: PersonRecord): Presentation =>
  portrait === 'woman' ? 'feminine' : 'masculine';

export const portraits: readonly PictureRecord[] = seatAll().map(({ person, key }) => ({
  name: `portrait-${person.slug}`,
  alt: `Portrait of ${person.first_name} ${person.last_name}`,
  request: { kind: 'portrait', key, presentation: presentationOf(person), age: ageOf(person) },
}));
