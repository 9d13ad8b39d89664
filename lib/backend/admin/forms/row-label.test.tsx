// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RowLabel } from './row-label';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type Row = { id: string; collapsed?: boolean };
type Fields = Record<string, { valid?: boolean; rows?: Row[] }>;

/** The parts of Payload's form state that a row uses. */
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

const cleanups: (() => Promise<void>)[] = [];
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
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** Renders the second row of a list with collapsed rows. */
async function renderRow(name: string) {
  form.name = name;
  const root = createRoot(document.createElement('div'));
  cleanups.push(() => act(async () => root.unmount()));
  const render = () => act(async () => root.render(<RowLabel singular="entry" labelField="label" />));
  await render();
  return render;
}
const collapsedStates = () => form.fields.items?.rows?.map(({ collapsed }) => collapsed);
const collapseAll = () =>
  form.dispatchFields({
    path: 'items',
    updatedRows: [
      { id: 'a', collapsed: true },
      { id: 'b', collapsed: true },
    ],
  });

it('RowLabel › opens a new row without a name until the user closes it', async () => {
  const render = await renderRow('');
  expect(collapsedStates()).toEqual([true, false]);
  collapseAll();
  await render();
  expect(collapsedStates()).toEqual([true, true]);
});

it('RowLabel › opens a named row only when its validation fails on submit', async () => {
  const render = await renderRow('Second');
  expect(collapsedStates()).toEqual([true, true]);
  form.fields = { ...form.fields, 'items.0.label': { valid: false }, 'items.10.label': { valid: false } };
  form.isSubmitted = true;
  await render();
  expect(collapsedStates()).toEqual([true, true]);
  form.fields = { ...form.fields, 'items.1.page': { valid: false } };
  form.isSubmitted = false;
  await render();
  expect(collapsedStates()).toEqual([true, true]);
  form.isSubmitted = true;
  await render();
  expect(collapsedStates()).toEqual([true, false]);
});
