import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleOfficeReach } from '@/schemas/examples/office';
import { ContactDetails } from './contact-details';

const page = exampleContext();
const draw = (county: string | null) =>
  renderToStaticMarkup(<ContactDetails office={{ ...exampleOfficeReach, county }} page={page} />);

test('a district stands under the word of the country, and nothing stands for none', () => {
  expect(draw('Korle Klottey')).toMatch(/<dt[^>]*>District<\/dt><dd>Korle Klottey<\/dd>/);
  expect(draw(null)).not.toContain('District');
});
