// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { findFormsCall, MAX_RECORDS, type RecordForms } from '@/schemas/composing/records';
import { respond } from '@/tests/support/fake-routes';
import type { RecordPicture } from './record-pictures';
import { RecordPictures } from './record-pictures';

Element.prototype.scrollIntoView = () => undefined;
const picture = (slug: string): RecordPicture => ({
  key: { by: 'slug', value: slug },
  name: slug,
  src: `/media/${slug}.webp`,
});
const form = (id: number, slug: string, mayChange = true) => ({ id, slug, mayChange });

async function renderPictures(
  items: (string | RecordPicture)[],
  forms: RecordForms['forms'],
  pressedSrc: string | null = null,
) {
  const pictures = items.map((item) => (typeof item === 'string' ? picture(item) : item));
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return respond(findFormsCall, { status: 200, body: { collection: 'listings', forms } });
  });
  const { container } = await act(async () =>
    render(<RecordPictures kind="listing" pictures={pictures} pressedSrc={pressedSrc} locale="en-GH" />),
  );
  const rows = [...container.querySelectorAll('li')];
  return { requests, rows, container };
}

it('record pictures › link to the picture field of each record, or say why there is no link', async () => {
  const { rows, requests } = await renderPictures(['mill', 'bakery'], [form(4, 'mill')]);
  expect(requests).toEqual(['/cms-api/composing/forms?kind=listing&slug=mill&slug=bakery']);
  const link = rows[0]?.querySelector('a');
  expect(link?.textContent).toBe('Replace picture of mill');
  expect(link?.getAttribute('href')).toMatch(
    /^\/admin\/collections\/listings\/4\?locale=en-GH&field=images&from=/,
  );
  expect(rows[1]?.querySelector('a')).toBeNull();
  expect(rows[1]?.textContent).toContain('This listing belongs to another office');
});

it('record pictures › say that a visible record is read-only', async () => {
  const { rows } = await renderPictures(['mill'], [form(4, 'mill', false)]);
  expect(rows[0]?.textContent).toContain('Only the network’s staff can edit it');
});

it('record pictures › are collapsed in a long list, and load when it is opened or a picture is pressed on the page', async () => {
  const slugs = ['mill', 'bakery', 'garage'];
  const folded = await renderPictures(slugs, []);
  expect(folded.container.querySelector('details')?.open).toBe(false);
  expect(folded.requests).toEqual([]);
  const { rows, container } = await renderPictures(slugs, [], '/media/bakery-480.webp');
  expect(container.querySelector('details')?.open).toBe(true);
  expect(rows.map((row) => row.ariaCurrent)).toEqual([null, 'true', null]);
});

it('record pictures › have no link if the page knows only the name of the record', async () => {
  const { rows, requests } = await renderPictures(
    [{ key: null, name: 'mill', src: null }],
    [form(4, 'mill')],
  );
  expect(requests).toEqual([]);
  expect(rows[0]?.querySelector('a')).toBeNull();
  expect(rows[0]?.textContent).toContain('Find this listing by name');
});

it('record pictures › send several requests for more records than one request allows', async () => {
  const slugs = Array.from({ length: MAX_RECORDS + 1 }, (_, at) => `shop-${at}`);
  const last = form(9, `shop-${MAX_RECORDS}`);
  const { rows, requests } = await renderPictures(slugs, [last], `/media/shop-${MAX_RECORDS}.webp`);
  expect(requests).toHaveLength(2);
  expect(rows.at(-1)?.querySelector('a')?.getAttribute('href')).toContain('/listings/9?');
});
