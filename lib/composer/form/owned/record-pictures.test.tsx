// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { type FoundForms, findFormsCall, mostRecords } from '@/schemas/composing/records';
import { respond } from '@/tests/support/fake-routes';
import type { RecordPicture } from './pictures-of-records';
import { RecordPictures } from './record-pictures';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
Element.prototype.scrollIntoView = () => undefined;
afterEach(() => document.body.replaceChildren());

const picture = (slug: string): RecordPicture => ({
  key: { by: 'slug', value: slug },
  name: slug,
  src: `/media/${slug}.webp`,
});
const form = (id: number, slug: string, mayChange = true) => ({ id, slug, mayChange });

async function draw(
  given: (string | RecordPicture)[],
  forms: FoundForms['forms'],
  pressed: string | null = null,
) {
  const pictures = given.map((one) => (typeof one === 'string' ? picture(one) : one));
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return respond(findFormsCall, { status: 200, body: { collection: 'listings', forms } });
  });
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(container).render(
      <RecordPictures kind="listing" pictures={pictures} pressed={pressed} locale="en-GH" />,
    ),
  );
  const rows = [...container.querySelectorAll('li')];
  return { asked, rows, container };
}

it('leads to each record’s form at its pictures, and says why where it is not theirs', async () => {
  const { rows, asked } = await draw(['mill', 'bakery'], [form(4, 'mill')]);
  expect(asked).toEqual(['/cms-api/composing/forms?kind=listing&slug=mill&slug=bakery']);
  const link = rows[0]?.querySelector('a');
  expect(link?.textContent).toBe('Replace the picture of mill');
  expect(link?.getAttribute('href')).toMatch(
    /^\/admin\/collections\/listings\/4\?locale=en-GH&field=images&from=/,
  );
  expect(rows[1]?.querySelector('a')).toBeNull();
  expect(rows[1]?.textContent).toContain('This listing is another office’s');
});

it('one that may be seen and not changed is told so', async () => {
  const { rows } = await draw(['mill'], [form(4, 'mill', false)]);
  expect(rows[0]?.textContent).toContain('Only the network’s staff may change it');
});

it('many are folded, and asked about once somebody looks, or presses one on the page', async () => {
  const slugs = ['mill', 'bakery', 'garage'];
  const folded = await draw(slugs, []);
  expect(folded.container.querySelector('details')?.open).toBe(false);
  expect(folded.asked).toEqual([]);
  const { rows, container } = await draw(slugs, [], '/media/bakery-480.webp');
  expect(container.querySelector('details')?.open).toBe(true);
  expect(rows.map((row) => row.ariaCurrent)).toEqual([null, 'true', null]);
});

it('one of whom the page knows a name only is led to no form: two may be called so', async () => {
  const { rows, asked } = await draw([{ key: null, name: 'mill', src: null }], [form(4, 'mill')]);
  expect(asked).toEqual([]);
  expect(rows[0]?.querySelector('a')).toBeNull();
  expect(rows[0]?.textContent).toContain('Look for this listing by name');
});

it('of more than can be asked for at once none is taken for another office’s', async () => {
  const slugs = Array.from({ length: mostRecords + 1 }, (_, at) => `shop-${at}`);
  const last = form(9, `shop-${mostRecords}`);
  const { rows, asked } = await draw(slugs, [last], `/media/shop-${mostRecords}.webp`);
  expect(asked).toHaveLength(2);
  expect(rows.at(-1)?.querySelector('a')?.getAttribute('href')).toContain('/listings/9?');
});
