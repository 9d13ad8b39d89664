// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RowLabel } from './row-label';

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

/** Renders the second row of a list with collapsed rows. */
function renderRow(name: string) {
  form.name = name;
  const { rerender } = render(<RowLabel singular="entry" labelField="label" />);
  return () => rerender(<RowLabel singular="entry" labelField="label" />);
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

it('RowLabel › opens a new row without a name until the user closes it', () => {
  const renderAgain = renderRow('');
  expect(collapsedStates()).toEqual([true, false]);
  collapseAll();
  renderAgain();
  expect(collapsedStates()).toEqual([true, true]);
});

it('RowLabel › opens a named row only when its validation fails on submit', () => {
  const renderAgain = renderRow('Second');
  expect(collapsedStates()).toEqual([true, true]);
  form.fields = { ...form.fields, 'items.0.label': { valid: false }, 'items.10.label': { valid: false } };
  form.isSubmitted = true;
  renderAgain();
  expect(collapsedStates()).toEqual([true, true]);
  form.fields = { ...form.fields, 'items.1.page': { valid: false } };
  form.isSubmitted = false;
  renderAgain();
  expect(collapsedStates()).toEqual([true, true]);
  form.isSubmitted = true;
  renderAgain();
  expect(collapsedStates()).toEqual([true, false]);
});
