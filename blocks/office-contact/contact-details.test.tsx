import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createPageContext } from '@/lib/engine/create-page-context';
import { emptyReferences } from '@/lib/engine/reference-table';
import { ContactDetails } from './contact-details';
import { officeContactExample } from './office-contact.example';

const page = createPageContext({ locale: 'en-GH', references: emptyReferences, href: (path) => path });
const { office } = officeContactExample.supplied;
const draw = (county: string | null) =>
  renderToStaticMarkup(<ContactDetails office={{ ...office, county }} page={page} />);

test('a district stands under the word of the country, and nothing stands for none', () => {
  expect(draw('Korle Klottey')).toMatch(/<dt[^>]*>District<\/dt><dd>Korle Klottey<\/dd>/);
  expect(draw(null)).not.toContain('District');
});
