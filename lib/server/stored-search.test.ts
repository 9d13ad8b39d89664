import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { applyInvalidation, monotonicNow } from '../page-store/page-state';
import { SearchResults } from '../page-store/search-results';
import { compressBody, digestOf, type StoredPage } from '../page-store/stored-page';
import { addressOfSearchKey, searchCacheKey } from './page-request';
import { createSearchHandler } from './stored-search';

const languages = ['en-GH', 'en-US'] as const;
const address = '/en-GH/buy-a-business/business-listing-search?words=bakery&region=ashanti';

function createExchange(url: string, headers: Record<string, string> = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method: 'GET', headers });
  const response = new ServerResponse(request);
  const sent = vi.spyOn(response, 'end');
  return { request, response, sent };
}
const keyOf = (url: string, headers: Record<string, string> = {}): string =>
  searchCacheKey({ method: 'GET', url, headers }, languages) ?? '';

async function createResult(renderedAt = monotonicNow()): Promise<StoredPage> {
  const body = Buffer.from('<p>Twelve bakeries</p>');
  return {
    ...{ status: 200, headers: {}, tags: ['listings'], renderedAt, revalidate: false },
    ...{ digest: digestOf(body), bodies: await compressBody(body) },
  };
}

describe('the key of a search', () => {
  test('is that of the search in its order, without the parameters of campaigns', () => {
    expect(addressOfSearchKey(keyOf(`${address}&utm_source=mail`), languages)).toBe(address);
    expect(keyOf(`${address}&utm_source=mail`)).toBe(keyOf(address));
    expect(keyOf(address.replace('bakery', 'salon'))).not.toBe(keyOf(address));
  });

  test('is null for pages without a search and for what depends on the visitor', () => {
    const office = { cookie: 'office=greater-accra/osu' };
    expect(keyOf('/en-GH/buy-a-business')).toBe('');
    expect(keyOf('/en-GH/buy-a-business?utm_source=mail')).toBe('');
    expect(keyOf(`${address}&store=osu`)).toBe('');
    expect(keyOf(address, office)).toBe('');
    expect(keyOf(`${address}&words=${'x'.repeat(1_000)}`)).toBe('');
  });
});

describe('a stored search', () => {
  let searches: SearchResults;
  const revalidate = vi.fn();
  const serve = (headers: Record<string, string> = {}) => {
    const { request, response, sent } = createExchange(address, headers);
    const result = createSearchHandler(searches, languages, revalidate).serve(request, response, 'id');
    return { result, sent, headers: response.getHeaders(), status: response.statusCode };
  };
  beforeEach(() => {
    searches = new SearchResults();
    revalidate.mockReset();
  });

  test('is served for a minute, in the encoding of the client', async () => {
    const page = await createResult();
    searches.accept(keyOf(address), page);
    const { result, sent } = serve({ 'accept-encoding': 'br' });
    expect(result).toBe('hit');
    expect(sent).toHaveBeenCalledWith(page.bodies.br);
    expect(revalidate).not.toHaveBeenCalled();
  });

  test('is served after a minute while it is rendered again, once', async () => {
    searches.accept(keyOf(address), await createResult(monotonicNow() - 61_000));
    expect(serve().result).toBe('stale');
    expect(serve().result).toBe('stale');
    expect(revalidate.mock.calls).toEqual([[address]]);
  });

  test('is not served after something that it shows has changed', async () => {
    searches.accept(keyOf(address), await createResult(monotonicNow() - 1_000));
    const invalidations = [{ key: 'listings', at: monotonicNow() }];
    applyInvalidation({ invalidations, purged: [], everythingBefore: 0 });
    expect(serve().result).toBeNull();
  });
});

describe('concurrent searches', () => {
  const start = (searches = new SearchResults()) => {
    const { serveAfterRender } = createSearchHandler(searches, languages, () => undefined);
    return (url = address) => {
      const { request, response } = createExchange(url);
      return { response, served: serveAfterRender(request, response, 'id') };
    };
  };

  test('are served by the one that renders, and others are not', async () => {
    const searches = new SearchResults();
    const send = start(searches);
    expect(await send().served).toBeNull();
    expect(await send(address.replace('bakery', 'salon')).served).toBeNull();
    const waiting = send().served;
    searches.accept(keyOf(address), await createResult());
    expect(await waiting).toBe('hit');
  });

  test('are rendered themselves when the first one ends without a result', async () => {
    const send = start();
    const first = send();
    expect(await first.served).toBeNull();
    const waiting = send().served;
    first.response.emit('close');
    expect(await waiting).toBeNull();
  });
});
