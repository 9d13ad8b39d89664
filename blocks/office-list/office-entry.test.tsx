// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleEntries } from '@/schemas/examples/office';
import { OfficeEntry } from './office-entry';

test('a single entry in the last row is horizontal, by a class that overrides the column class', () => {
  const [office] = exampleEntries;
  if (!office) throw new Error('There is no example of an office');
  document.body.innerHTML = renderToStaticMarkup(
    <OfficeEntry office={office} page={exampleContext()} level={3} />,
  );
  const { classList } = document.querySelector('li > div') ?? document.body;
  expect(['flex-col', '@xl/row:flex-row'].every((name) => classList.contains(name))).toBe(true);
});
