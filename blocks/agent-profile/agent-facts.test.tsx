import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleAgent } from '@/schemas/examples/person';
import { AgentFacts } from './agent-facts';

const draw = (sales: number) =>
  renderToStaticMarkup(<AgentFacts agent={{ ...exampleAgent, sales }} page={exampleContext()} />);

test('a count of sales says that it is of those on the site: clients write of others, too', () => {
  expect(draw(2)).toContain('>2 sales on this site<');
  expect(draw(1)).toContain('>1 sale on this site<');
  expect(draw(0)).not.toMatch(/\bsales?\b/);
});

test('it leads to the sales', () => {
  expect(draw(2)).toMatch(/<a href="[^"]*\/agents\/esi-mensah\/recently-sold-listings"[^>]*>2 sales/);
});
