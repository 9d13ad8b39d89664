// @vitest-environment jsdom
import { act, type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { findRecordsCall, type ShownRecord } from '@/schemas/composing/records';
import type { RecordId } from '@/schemas/reference';
import { respond } from '@/tests/support/fake-routes';
import { FormPlaceContext } from '../field/form-place';
import { RecordChoice } from './record-choice';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
const osu: ShownRecord = {
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

function Working(): ReactElement {
  const [chosen, choose] = useState<RecordId>();
  return (
    <RecordChoice kind="office" what="office" id="which" disabled={false} chosen={chosen} choose={choose} />
  );
}

it('once a record is chosen the focus is where it is changed, the first time and each time after', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(<Working />));
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
  await act(async () => root.unmount());
});

it('a page that is chosen says whose it is, where it stands and what is against it; it is sought from where it is to lead', async () => {
  const asked: string[] = [];
  const [note, warning] = ['Osu · /locations/greater-accra/osu/contact-us', 'Not published yet'];
  const page: ShownRecord = { ...osu, id: 7, kind: 'page', name: 'Contact Osu', note, warning };
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(decodeURIComponent(address));
    return respond(findRecordsCall, { status: 200, body: { records: [page], hasMore: false } });
  });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const place = { path: '/locations/greater-accra/osu', say: () => undefined, wanted: null };
  await act(async () =>
    root.render(
      <FormPlaceContext value={{ ...place, pathOf: () => undefined, mayMake: () => true }}>
        <RecordChoice kind="page" what="page" id="to" disabled={false} chosen={7} choose={() => undefined} />
      </FormPlaceContext>,
    ),
  );
  expect(container.textContent).toBe(`Contact Osu${note}${warning}Change`);
  await act(async () => container.querySelector('button')?.click());
  await act(async () => container.querySelector('input')?.focus());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(asked.at(-1)).toBe('/cms-api/composing/records?kind=page&near=/locations/greater-accra/osu');
  expect(document.querySelector('[role=option]')?.textContent).toBe(`Contact Osu${note} · ${warning}`);
  await act(async () => root.unmount());
});

it.each([true, false])('where nothing is found, one is made by whoever may: %s', async (may) => {
  vi.stubGlobal('fetch', async () =>
    respond(findRecordsCall, { status: 200, body: { records: [], hasMore: false } }),
  );
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const place = { path: null, say: () => undefined, wanted: null, pathOf: () => undefined };
  await act(async () =>
    root.render(
      <FormPlaceContext value={{ ...place, mayMake: () => may }}>
        <Working />
      </FormPlaceContext>,
    ),
  );
  await act(async () => container.querySelector('input')?.focus());
  await vi.waitFor(() => expect(document.body.textContent).toContain('There are none yet'));
  expect(document.querySelectorAll('a')).toHaveLength(may ? 1 : 0);
  await act(async () => root.unmount());
});
