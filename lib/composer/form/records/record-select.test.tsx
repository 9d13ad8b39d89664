// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { findRecordsCall, type RecordSummary } from '@/schemas/composing/records';
import type { RecordId } from '@/schemas/reference';
import { respond } from '@/tests/support/fake-routes';
import { BlockFormContext } from '../field/block-form-context';
import { RecordSelect } from './record-select';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
const osu: RecordSummary = {
  id: 3,
  kind: 'office',
  name: 'Osu',
  slug: 'osu',
  base: null,
  note: null,
  picture: null,
  warning: null,
};
vi.stubGlobal('fetch', async () =>
  respond(findRecordsCall, { status: 200, body: { records: [osu], hasMore: false } }),
);

function TestSelect(): ReactElement {
  const [selected, setSelected] = useState<RecordId>();
  return (
    <RecordSelect
      kind="office"
      noun="office"
      id="which"
      disabled={false}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

it('record select › focuses the change button after each selection', async () => {
  const { container } = await act(async () => render(<TestSelect />));
  const chooseFirst = async () => {
    const input = container.querySelector('input');
    await act(async () => input?.focus());
    await vi.waitFor(() => expect(document.querySelector('[role=option]')).not.toBeNull());
    for (const key of ['ArrowDown', 'Enter'])
      await act(async () => void input?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    expect(container.querySelector('input')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Change');
  };
  await chooseFirst();
  await act(async () => container.querySelector('button')?.click());
  await chooseFirst();
});

it('record select › shows owner, path and warning of the selected page, and searches pages of the same owner first', async () => {
  const requests: string[] = [];
  const [note, warning] = ['Osu · /locations/greater-accra/osu/contact-us', 'Not published yet'];
  const page: RecordSummary = { ...osu, id: 7, kind: 'page', name: 'Contact Osu', note, warning };
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(decodeURIComponent(address));
    return respond(findRecordsCall, { status: 200, body: { records: [page], hasMore: false } });
  });
  const context = { path: '/locations/greater-accra/osu', announce: () => undefined, targetPath: null };
  const { container } = await act(async () =>
    render(
      <BlockFormContext value={{ ...context, pathOf: () => undefined, canCreate: () => true }}>
        <RecordSelect
          kind="page"
          noun="page"
          id="to"
          disabled={false}
          selected={7}
          onSelect={() => undefined}
        />
      </BlockFormContext>,
    ),
  );
  expect(container.textContent).toBe(`Contact Osu${note}${warning}Change`);
  await act(async () => container.querySelector('button')?.click());
  await act(async () => container.querySelector('input')?.focus());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(requests.at(-1)).toBe('/cms-api/composing/records?kind=page&near=/locations/greater-accra/osu');
  expect(document.querySelector('[role=option]')?.textContent).toBe(`Contact Osu${note} · ${warning}`);
});

it.each([true, false])(
  'record select › links to the form for a new record if the user can create one: %s',
  async (canCreate) => {
    vi.stubGlobal('fetch', async () =>
      respond(findRecordsCall, { status: 200, body: { records: [], hasMore: false } }),
    );
    const context = { path: null, announce: () => undefined, targetPath: null, pathOf: () => undefined };
    const { container } = await act(async () =>
      render(
        <BlockFormContext value={{ ...context, canCreate: () => canCreate }}>
          <TestSelect />
        </BlockFormContext>,
      ),
    );
    await act(async () => container.querySelector('input')?.focus());
    await vi.waitFor(() => expect(document.body.textContent).toContain('None yet'));
    expect(document.querySelectorAll('a')).toHaveLength(canCreate ? 1 : 0);
  },
);
