import { findNearbyOffices, searchedPlaceSchema } from '@/adapters/offices/nearby-offices';

const kept = { 'cache-control': 'public, max-age=300' };

/** The offices near a place, for the office finder: `?near=words`, or `?latitude=…&longitude=…`. */
export async function GET(request: Request): Promise<Response> {
  const place = searchedPlaceSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!place.success) return answer(400, { message: 'Give a place to search near.' });
  const offices = await findNearbyOffices(place.data).catch((error: unknown) => {
    console.error(`[office search] ${error instanceof Error ? error.message : error}`);
    return null;
  });
  return offices ? answer(200, { offices }, kept) : answer(503, { message: 'The search is not available.' });
}

function answer(
  status: number,
  body: unknown,
  headers: HeadersInit = { 'cache-control': 'no-store' },
): Response {
  return Response.json(body, { status, headers });
}
