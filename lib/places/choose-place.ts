import type { Mention } from '@/lib/places/find-mentions';
import type { GazetteerPlace, GeoPoint } from '@/lib/places/gazetteer';

const KM_PER_DEGREE = 111.2;

/** The distance of two points in kilometres, accurate to a hundredth within a country. */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const shrink = Math.cos((((from.latitude + to.latitude) / 2) * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(from.latitude - to.latitude, (from.longitude - to.longitude) * shrink);
}

/** A quarter belongs to a town that is mentioned within this distance. */
const MAX_QUARTER_DISTANCE_KM = 40;

/** Whether a place may lie in another one that the same text mentions. */
function isIn(place: GazetteerPlace, context: GazetteerPlace): boolean {
  if (context.kind === 'region') return place.region === context.region;
  return place.town === context.name || context.twins.includes(place.town ?? '');
}

const isInRegion = (place: GazetteerPlace, region: GazetteerPlace): boolean =>
  place.region === region.region || region.splitOff?.includes(place.region ?? '') === true;

const isNear = (place: GazetteerPlace, context: GazetteerPlace): boolean =>
  context.kind === 'region'
    ? isInRegion(place, context)
    : distanceKm(place, context) <= MAX_QUARTER_DISTANCE_KM;

/**
 * Of the places with a name, the one that fits the other names of the text best, else the most important. Undefined when
 * the text names a region in which none of them is.
 */
export function chooseCandidate({ places }: Mention, others: readonly Mention[]): GazetteerPlace | undefined {
  const contexts = others.flatMap((other) => other.places.slice(0, 1));
  const isRuledOut = others.some(({ places: [region], isCertain }) => {
    const isRegion = isCertain && region?.kind === 'region';
    return isRegion && places.every((place) => place.kind !== 'region' && !isInRegion(place, region));
  });
  if (isRuledOut) return undefined;
  const find = (fits: typeof isIn) =>
    places.find((place) => contexts.some((context) => fits(place, context)));
  return find(isIn) ?? find(isNear) ?? places[0];
}

const kindOrder = ['quarter', 'town', 'region'] as const;

export type ChosenPlace = { place: GazetteerPlace; isMisspelt: boolean };

/**
 * The most specific place of a text: `14 Cantonments Road, Osu, Accra` is Osu. A quarter far from every other place
 * that the text mentions is left out. Undefined without mentions.
 */
export function choosePlace(mentions: readonly Mention[]): ChosenPlace | undefined {
  const named = mentions.filter(({ isStreet }) => !isStreet);
  const considered = named.length > 0 ? named : mentions;
  const chosen = considered.flatMap((mention): ChosenPlace[] => {
    const place = chooseCandidate(
      mention,
      considered.filter((other) => other !== mention),
    );
    return place ? [{ place, isMisspelt: mention.isMisspelt }] : [];
  });
  const isConsistent = ({ place }: ChosenPlace) => {
    const contexts = chosen.filter((other) => other.place !== place && other.place.kind !== 'quarter');
    return (
      place.kind !== 'quarter' ||
      contexts.length === 0 ||
      contexts.some((other) => isNear(place, other.place))
    );
  };
  const consistent = chosen.filter(isConsistent);
  for (const kind of kindOrder) {
    const match = consistent.find(({ place }) => place.kind === kind);
    if (match) return match;
  }
  return undefined;
}
