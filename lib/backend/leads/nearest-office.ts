import { distanceKm } from '@/lib/places/choose-place';
import { normaliseName } from '@/lib/places/normalise-name';
import { formatPlace, type PlaceResolver, type ResolvedPlace } from '@/lib/places/resolve-place';

/** An open office by what decides about leads. `trades` are the specialties of its agents. */
export type LeadOffice = {
  id: number;
  name: string;
  email: string | null;
  latitude: number;
  longitude: number;
  region: string;
  territories: readonly string[];
  trades: readonly string[];
};

/** Where a visitor is: the entered texts, most precise first, and the trade of a seller. */
export type LeadLocation = { texts: readonly string[]; trade: string | null };

export type OfficeChoice =
  | { kind: 'territory'; office: LeadOffice; territory: string }
  | { kind: 'nearest'; office: LeadOffice; place: string; distance: number }
  /** Null: there is no office at all. */
  | { kind: 'too-far'; office: LeadOffice | null; place: string; distance: number }
  | { kind: 'unknown-place'; text: string }
  | { kind: 'no-place' };

/** An office is near within this distance, and everywhere in its own region. */
export const MAX_OFFICE_DISTANCE_KM = 100;

/** Places with one name are the same within this distance, and a quarter belongs to a town. */
const SAME_PLACE_KM = 40;
const MAX_RESOLVED_TERRITORIES = 10_000;
/** The resolved territories of each resolver; a change of the places makes a new resolver. */
const territoriesByResolver = new WeakMap<PlaceResolver, Map<string, ResolvedPlace | null>>();

function resolvedTerritoriesOf(resolve: PlaceResolver): Map<string, ResolvedPlace | null> {
  const known = territoriesByResolver.get(resolve);
  if (known && known.size < MAX_RESOLVED_TERRITORIES) return known;
  const created = new Map<string, ResolvedPlace | null>();
  territoriesByResolver.set(resolve, created);
  return created;
}

/** A territory as a place: of several with its name, the one in the region of the office. */
function resolveTerritory(
  territory: string,
  { region }: LeadOffice,
  resolve: PlaceResolver,
): ResolvedPlace | null {
  const resolvedTerritories = resolvedTerritoriesOf(resolve);
  const key = `${territory}\n${region}`;
  const known = resolvedTerritories.get(key);
  if (known !== undefined) return known;
  const named = resolve(territory);
  const inRegion = named && resolve(`${territory}, ${region}`);
  // A quarter outside the region is left out of the combined text.
  const place = inRegion && inRegion.kind !== 'region' ? inRegion : named;
  resolvedTerritories.set(key, place);
  return place;
}

/** How precisely a territory names a place: the place itself, its town or its region; 0 for another place. */
function rankTerritory(territory: ResolvedPlace, place: ResolvedPlace): number {
  const isClose = distanceKm(territory, place) <= SAME_PLACE_KM;
  if (isClose && territory.name === place.name) return 3;
  const isInTown = place.town === territory.name || place.parts.includes(territory.name);
  if (isClose && isInTown && territory.kind === 'town') return 2;
  return territory.kind === 'region' && place.region === territory.name ? 1 : 0;
}

/** Whether the text contains the words of the name. */
const contains = (text: string, name: string): boolean => {
  const words = normaliseName(name);
  return words !== '' && ` ${normaliseName(text)} `.includes(` ${words} `);
};

type SearchedLocation = { place: ResolvedPlace | null; texts: readonly string[]; resolve: PlaceResolver };
type TerritoryMatch = { office: LeadOffice; territory: string; rank: number };

/** The territories of an office that contain the place, and those unknown to the gazetteer that the text names. */
const matchTerritories = (
  office: LeadOffice,
  { place, texts, resolve }: SearchedLocation,
): TerritoryMatch[] =>
  office.territories.flatMap((territory) => {
    const resolved = resolveTerritory(territory, office, resolve);
    const isNamed = !resolved && texts.some((text) => contains(text, territory));
    const rank = resolved && place ? rankTerritory(resolved, place) : isNamed ? 3 : 0;
    return rank > 0 ? [{ office, territory, rank }] : [];
  });

const MIN_TRADE_WORD_LENGTH = 4;

const tradeWords = (text: string): string[] =>
  normaliseName(text)
    .split(' ')
    .filter((word) => word.length >= MIN_TRADE_WORD_LENGTH)
    .map((word) => word.replace(/(ies|es|s|y)$/, ''));

/** Whether one of the specialties is the trade: they have a word in common, in singular or plural. */
export function servesTrade(specialties: readonly string[], trade: string | null): boolean {
  const words = new Set(trade === null ? [] : tradeWords(trade));
  return specialties.flatMap(tradeWords).some((word) => words.has(word));
}

/**
 * The office whose territory contains the place, of several the one with the most precise territory, then one that serves
 * the trade, then the nearest; else the nearest office to the place. No office when that is too far away.
 */
export function chooseOffice(
  { texts, trade }: LeadLocation,
  offices: readonly LeadOffice[],
  resolve: PlaceResolver,
): OfficeChoice {
  const [firstText] = texts;
  if (firstText === undefined) return { kind: 'no-place' };
  const place = texts.map((text) => resolve(text)).find((resolved) => resolved !== null) ?? null;
  const distanceOf = (office: LeadOffice) => (place ? distanceKm(office, place) : 0);
  const byDistance = (a: LeadOffice, b: LeadOffice) => distanceOf(a) - distanceOf(b) || a.id - b.id;
  const [territory] = offices
    .flatMap((office) => matchTerritories(office, { place, texts, resolve }))
    .sort(
      (a, b) =>
        b.rank - a.rank ||
        Number(servesTrade(b.office.trades, trade)) - Number(servesTrade(a.office.trades, trade)) ||
        byDistance(a.office, b.office),
    );
  if (territory) return { kind: 'territory', office: territory.office, territory: territory.territory };
  if (!place) return { kind: 'unknown-place', text: firstText };
  const [office = null] = offices.toSorted(byDistance);
  const distance = office ? distanceOf(office) : 0;
  const isNear = office && (distance <= MAX_OFFICE_DISTANCE_KM || office.region === place.region);
  const name = formatPlace(place);
  return isNear
    ? { kind: 'nearest', office, place: name, distance }
    : { kind: 'too-far', office, place: name, distance };
}
