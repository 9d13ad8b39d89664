// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RowName } from './row-name';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type Row = { id: string; collapsed?: boolean };
type Fields = Record<string, { valid?: boolean; rows?: Row[] }>;

/** What Payload's form knows, as far as a row asks for it. */
const form = vi.hoisted(() => {
  const fields: Fields = {};
  return {
    ...{ fields, name: '', isSubmitted: false },
    getFields: () => form.fields,
    dispatchFields: ({ path, updatedRows }: { path: string; updatedRows: Row[] }) => {
      form.fields = { ...form.fields, [path]: { rows: updatedRows } };
    },
  };
});
vi.mock('@payloadcms/ui', () => ({
  useRowLabel: () => ({ data: { label: form.name }, path: 'items.1', rowNumber: 1 }),
  useForm: () => form,
  useFormSubmitted: () => form.isSubmitted,
  useFormFields: (select: (context: [Fields]) => unknown) => select([form.fields]),
}));

const ends: (() => Promise<void>)[] = [];
beforeEach(() => {
  Object.assign(form, { isSubmitted: false });
  form.fields = {
    items: {
      rows: [
        { id: 'a', collapsed: true },
        { id: 'b', collapsed: true },
      ],
    },
  };
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** The second row of a list whose rows are closed. */
async function show(name: string) {
  form.name = name;
  const root = createRoot(document.createElement('div'));
  ends.push(() => act(async () => root.unmount()));
  const draw = () => act(async () => root.render(<RowName one="entry" namedBy="label" />));
  await draw();
  return draw;
}
const closed = () => form.fields.items?.rows?.map(({ collapsed }) => collapsed);
const close = () =>
  form.dispatchFields({
    path: 'items',
    updatedRows: [
      { id: 'a', collapsed: true },
      { id: 'b', collapsed: true },
    ],
  });

it('a row that was just added, and has no name, is open, until somebody closes it', async () => {
  const draw = await show('');
  expect(closed()).toEqual([true, false]);
  close();
  await draw();
  expect(closed()).toEqual([true, true]);
});

it('a row with a name stays closed, until something in it is refused', async () => {
  const draw = await show('Second');
  expect(closed()).toEqual([true, true]);
  form.fields = { ...form.fields, 'items.0.label': { valid: false }, 'items.10.label': { valid: false } };
  form.isSubmitted = true;
  await draw();
  expect(closed()).toEqual([true, true]);
  form.fields = { ...form.fields, 'items.1.page': { valid: false } };
  form.isSubmitted = false;
  await draw();
  expect(closed()).toEqual([true, true]);
  form.isSubmitted = true;
  await draw();
  expect(closed()).toEqual([true, false]);
});
