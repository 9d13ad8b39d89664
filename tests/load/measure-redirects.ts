import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { executeContract } from '../../lib/backend/contract/execute-contract';
import { RedirectsDocument } from '../../lib/graphql/generated/operations';
import { compileRedirects } from '../../lib/routes/website-redirects';
import { percentile } from './percentile';

const count = 5_000;

/** Milliseconds of a redirect lookup, without redirects and with five thousand. */
export async function measureRedirects(payload: Payload) {
  const withoutRedirects = await repeat('/old-guides/4242/of-the-town');
  await payload.db.drizzle.execute(sql`insert into redirects ("from", "to", lookup_key, permanent, scope)
    select '/old-guides/' || n || '/:place', '/blog/' || n || '/:place', '/old-guides/' || n, true, 'network'
    from generate_series(1, ${count}::int) n`);
  await payload.db.drizzle.execute(sql`analyze redirects`);
  return {
    'without redirects': withoutRedirects,
    'with 5,000, one matches': await repeat('/old-guides/4242/of-the-town'),
    'with 5,000, none matches': await repeat('/old-guides/of-another-kind'),
  };
}

async function repeat(path: string) {
  const times: number[] = [];
  for (let round = 0; round < 220; round += 1) {
    const start = performance.now();
    const { data } = await executeContract({ document: RedirectsDocument, variables: { path } });
    const { redirects } = JSON.parse(JSON.stringify(data));
    compileRedirects(redirects).find(path);
    // Warm-up: the first lookups have no prepared statement.
    if (round >= 20) times.push(performance.now() - start);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
