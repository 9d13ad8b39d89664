import config from '@payload-config';
import { expect, it } from 'vitest';
import { parseRejectedFields } from '../form-errors/rejected-fields';
import { guardCmsApi } from './guard-cms-api';

const handler = guardCmsApi(config, () => Promise.reject(new Error('The request reached Payload')));

/** Submits a form of the collection and returns the response. */
async function save(slug: string, sent: Record<string, unknown>) {
  const form = new FormData();
  form.set('_payload', JSON.stringify(sent));
  const request = new Request(`http://localhost/cms-api/${slug}/1`, { method: 'PATCH', body: form });
  const response = await handler(request, { params: Promise.resolve({ slug: [slug, '1'] }) });
  return { status: response.status, body: await response.json() };
}

it('checkFields › reports an invalid amount with tab and label for forms, and with the field name for API clients', async () => {
  const { status, body } = await save('listings', { total_sales: '2.1m' });
  expect(status).toBe(400);
  expect(body.errors[0].message).toBe('Check the field total_sales: expected a number');
  const rejection = parseRejectedFields(body, { total_sales: '2.1m' });
  expect(rejection?.sentence).toMatch(
    /^[A-Z][^_:]+ > Total sales[^_:]*: Enter an amount, such as 1,250,000 or 99\.50$/,
  );
  expect(rejection?.fields).toMatchObject([{ path: 'total_sales', submitted: '2.1m' }]);
});

it('checkFields › reports a field of an array row with the label of the array and the path of the row', async () => {
  const { body } = await save('menus', { items: [{ label: 'One' }, { label: 2 }] });
  const rejection = parseRejectedFields(body, {});
  expect(rejection?.sentence).not.toContain('items.');
  expect(rejection?.sentence).toContain(' > ');
  expect(rejection?.fields).toMatchObject([{ path: 'items.1.label', message: 'Expected text' }]);
});
