import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createPageContext } from '@/lib/engine/create-page-context';
import { emptyReferences } from '@/lib/engine/reference-table';
import { exampleListing } from '@/schemas/examples/listing';
import { AgentContact } from './agent-contact';

const page = createPageContext({ locale: 'en-GH', references: emptyReferences, href: (path) => path });

test('a chat with the agent names the listing', () => {
  const drawn = renderToStaticMarkup(<AgentContact listing={exampleListing} page={page} />);
  const named = encodeURIComponent(`${exampleListing.title} (${exampleListing.reference})`);
  expect(drawn).toContain(`href="https://wa.me/233244123456?text=${named}"`);
});
