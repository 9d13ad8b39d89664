import { areaPage } from '@/lib/buyer-area/area-texts';
import { exampleContext } from '@/lib/engine/example-context';
import type { BuyerCallName, BuyerListing, BuyerRequest, BuyerResponse } from '@/schemas/buyers/buyer-calls';

/** The page of an island of the buyer area, in English. */
export const examplePage = exampleContext('en-GH');
export const exampleAreaPage = areaPage(examplePage);

export const exampleBuyerListing: BuyerListing = {
  ...{ listing_number: 'MB-1042', slug: 'cold-store', title: 'Cold store', summary: '', status: 'active' },
  ...{ kind: 'business', category: 'Wholesale', location: 'Tema, Greater Accra', asking_price: 285_000_000 },
  ...{ down_payment: 110_000_000, discretionary_earnings: 98_000_000, sold_price: null, sold_at: null },
  ...{
    listed_at: '2026-10-12T00:00:00.000Z',
    image: '/media/x.svg',
    href: '/buy-a-business/listings/cold-store',
  },
};

type CallResponses = {
  [Name in BuyerCallName]?: (body: BuyerRequest<Name>) => BuyerResponse<Name> | Promise<BuyerResponse<Name>>;
};

/**
 * A server of buyer calls: returns what `callBuyer` would, and records the calls. A call without an entry fails as if
 * the server could not be reached.
 */
export function fakeBuyerCalls(responses: CallResponses) {
  const calls: [name: string, body: unknown][] = [];
  const callBuyer = async <Name extends BuyerCallName>(name: Name, body: BuyerRequest<Name>) => {
    calls.push([name, body]);
    const respond = responses[name];
    if (!respond) throw new Error(`No response to ${name}`);
    return respond(body);
  };
  return { calls, callBuyer };
}
