// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { findRecordsCall, type RecordSummary } from '@/schemas/composing/records';
import { respond } from '@/tests/support/fake-routes';
import { NewPageForm } from './new-page-form';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const osu: RecordSummary = {
  ...{ kind: 'office', id: 7, name: 'Osu', slug: 'osu', base: '/locations/greater-accra/osu' },
  ...{ note: 'Accra', picture: null, warning: null },
};

it('new page form › finds the office by name for network staff, and resets it to the network', async () => {
  vi.stubGlobal('fetch', async () =>
    respond(findRecordsCall, { status: 200, body: { records: [osu], hasMore: false } }),
  );
  const container = document.body.appendChild(document.createElement('main'));
  await act(async () =>
    render(
      <NewPageForm
        findsOffices
        owners={[{ office: null, name: 'The whole network', base: '' }]}
        languages={[{ locale: 'en-GH', name: 'English (Ghana)' }]}
        contentLocale="en-GH"
      />,
      { container },
    ),
  );
  const expectText = (text: string) => expect(container.textContent).toContain(text);
  expectText('Address: /en-GH/…');
  const box = container.querySelector<HTMLInputElement>('input[role=combobox]');
  await act(async () => box?.focus());
  await vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    expect(document.querySelectorAll('[role=option]')).toHaveLength(1);
  });
  const press = (key: string) =>
    act(async () => box?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  await press('ArrowDown');
  await press('Enter');
  expectText('Address: /en-GH/locations/greater-accra/osu/…');
  await act(async () => screen.getByRole('button', { name: 'The whole network' }).click());
  expectText('Address: /en-GH/…');
});
