import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleListing } from '@/schemas/examples/listing';
import { AskCard } from './ask-card';

test.each([
  ['active', 'It goes to the broker'],
  ['under_offer', 'A buyer has made an offer'],
  ['sold', 'has found its new owner'],
] as const)('what is asked of a listing that is %s: %s', (status, said) => {
  const listing = { ...exampleListing, status };
  const props = { ask: { url: '/contact-us' }, askText: 'It goes to the broker.', listing };
  const drawn = renderToStaticMarkup(
    <AskCard props={props} ask="/contact-us" page={exampleContext()} headingId="price" />,
  );
  expect(drawn).toContain(said);
});
