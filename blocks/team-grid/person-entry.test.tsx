import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { examplePeople } from '@/schemas/examples/person';
import { PersonEntry } from './person-entry';

const [first] = examplePeople;

test.each([
  ['12', 'tel:+233302778140;ext=12', 'ext. 12'],
  [null, 'tel:+233302778140', '277 8140'],
])('an extension of %s is dialled and displayed', (extension, href, text) => {
  if (!first) throw new Error('There is no example of a person');
  const html = renderToStaticMarkup(
    <PersonEntry person={{ ...first, extension }} page={exampleContext()} level={3} />,
  );
  expect(html).toContain(`href="${href}"`);
  expect(html).toContain(`${text}</a>`);
});
