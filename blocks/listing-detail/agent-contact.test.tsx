import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleListing } from '@/schemas/examples/listing';
import { AgentContact } from './agent-contact';

const page = exampleContext();

test('a chat with the agent names the listing', () => {
  const drawn = renderToStaticMarkup(<AgentContact listing={exampleListing} page={page} />);
  const named = encodeURIComponent(`${exampleListing.title} (${exampleListing.reference})`);
  expect(drawn).toContain(`href="https://wa.me/233244123456?text=${named}"`);
});
