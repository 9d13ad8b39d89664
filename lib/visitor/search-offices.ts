/** A place to search near: words, or coordinates in WGS 84 degrees. */
export type SearchedPlace = { text: string } | { latitude: number; longitude: number };

/** An office found; `distance` in metres. */
export type FoundOffice = { slug: string; distance: number | null };

const patience = 8_000;
/** Decimals of a degree: a hundred metres or so, which is near enough and tells nobody the house. */
const exactness = 3;

/**
 * All offices by their distance from a place, nearest first; none when the place is unknown.
 * @throws when the search does not answer as it should.
 */
export async function searchOffices(place: SearchedPlace): Promise<FoundOffice[]> {
  const response = await fetch(`/api/office-search?${new URLSearchParams(toQuery(place))}`, {
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`The office search answered ${response.status}`);
  return readFound(await response.json());
}

function toQuery(place: SearchedPlace): Record<string, string> {
  if ('text' in place) return { near: place.text.trim() };
  return { latitude: place.latitude.toFixed(exactness), longitude: place.longitude.toFixed(exactness) };
}

/** Read by hand: a schema library would weigh more than the search. */
function readFound(answer: unknown): FoundOffice[] {
  const found = property(answer, 'offices');
  if (!Array.isArray(found)) throw new Error('The office search gave no list');
  return found.flatMap((office) => {
    const slug = property(office, 'slug');
    const distance = property(office, 'distance');
    return typeof slug === 'string'
      ? [{ slug, distance: typeof distance === 'number' ? distance : null }]
      : [];
  });
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
