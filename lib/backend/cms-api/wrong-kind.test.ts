import config from '@payload-config';
import { expect, it } from 'vitest';
import { readRefusedFields } from '../faults/refused-fields';
import { guardCmsApi } from './guard-cms-api';

const answerNothing = guardCmsApi(config, () => Promise.reject(new Error('It was let through')));

/** What is answered when a form of the collection saves this. */
async function save(slug: string, sent: Record<string, unknown>) {
  const form = new FormData();
  form.set('_payload', JSON.stringify(sent));
  const request = new Request(`http://localhost/cms-api/${slug}/1`, { method: 'PATCH', body: form });
  const answer = await answerNothing(request, { params: Promise.resolve({ slug: [slug, '1'] }) });
  return { status: answer.status, body: await answer.json() };
}

it('an amount that cannot be read is told by the tab and the label of its field, at the field; programs are told its name', async () => {
  const { status, body } = await save('listings', { total_sales: '2.1m' });
  expect(status).toBe(400);
  expect(body.errors[0].message).toBe('Check the field total_sales: it takes a number');
  const refusal = readRefusedFields(body, { total_sales: '2.1m' });
  expect(refusal?.sentence).toMatch(
    /^[A-Z][^_:]+ > Total sales[^_:]*: Write an amount, as 1,250,000 or 99\.50$/,
  );
  expect(refusal?.fields).toMatchObject([{ path: 'total_sales', sent: '2.1m' }]);
});

it('a field in a row is told with its list, and found by the row', async () => {
  const { body } = await save('menus', { items: [{ label: 'One' }, { label: 2 }] });
  const refusal = readRefusedFields(body, {});
  expect(refusal?.sentence).not.toContain('items.');
  expect(refusal?.sentence).toContain(' > ');
  expect(refusal?.fields).toMatchObject([{ path: 'items.1.label', message: 'It takes text' }]);
});
