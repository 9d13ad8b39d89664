import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleAgent } from '@/schemas/examples/person';
import { AgentDetails } from './agent-details';

const render = (sales: number) =>
  renderToStaticMarkup(<AgentDetails agent={{ ...exampleAgent, sales }} page={exampleContext()} />);

test('labels the number of sales as published on this site, because an agent has made other sales, too', () => {
  expect(render(2)).toContain('>2 sales published on this site<');
  expect(render(1)).toContain('>1 sale published on this site<');
  expect(render(0)).not.toMatch(/\bsales?\b/);
});

test('links to the sales', () => {
  expect(render(2)).toMatch(/<a href="[^"]*\/agents\/esi-mensah\/recently-sold-listings"[^>]*>2 sales/);
});
