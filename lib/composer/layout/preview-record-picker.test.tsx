// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { findRecordsCall } from '@/schemas/composing/records';
import { respond } from '@/tests/support/fake-routes';
import { advanceTime, setUpFakeSessions } from '@/tests/support/fake-session';
import { PagePreviewContext, type Panes, PanesContext, SessionContext } from '../workspace/composer-context';
import { PreviewRecordPicker } from './top-bar';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
const { open } = setUpFakeSessions();

const ignore = () => undefined;
const panes: Panes = {
  left: null,
  isRightOpen: true,
  dialog: null,
  at: null,
  change: ignore,
  announce: ignore,
};
const choices = [
  { kind: 'office', label: 'Office', isNeeded: false, slug: 'osu', name: 'Osu', within: null, form: null },
  {
    kind: 'listing',
    label: 'Listing',
    isNeeded: true,
    slug: 'bakery',
    name: 'A bakery',
    within: 'osu',
    form: null,
  },
] as const;
const emptyFields = { base: null, note: null, picture: null, warning: null };

it('preview record picker › shows the records of the preview, and finds others that visitors see', async () => {
  const requests: string[] = [];
  const session = open();
  vi.stubGlobal('fetch', async (address: string) => {
    // Other requests of the session are tested elsewhere.
    if (address.includes('/composing/records')) requests.push(address);
    const tema = { kind: 'office', id: 2, name: 'Tema', slug: 'tema', ...emptyFields } as const;
    return respond(findRecordsCall, { status: 200, body: { records: [tema], hasMore: false } });
  });
  const { container } = await act(async () =>
    render(
      <PagePreviewContext
        value={{ record: '/compose/record/1', choices, owner: null, isOnSite: true, wasOnSite: true }}
      >
        <SessionContext value={session}>
          <PanesContext value={panes}>
            <PreviewRecordPicker />
          </PanesContext>
        </SessionContext>
      </PagePreviewContext>,
    ),
  );
  const buttons = [...container.querySelectorAll('button')];
  expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Preview for: Osu',
    'Listing: A bakery',
  ]);
  expect(requests).toEqual([]);
  for (const button of buttons) await act(async () => button.click());
  for (const input of container.querySelectorAll('input')) await act(async () => input.focus());
  await act(() => advanceTime(300));
  expect(requests).toEqual([
    '/cms-api/composing/records?kind=office&public=true',
    '/cms-api/composing/records?kind=listing&public=true&office=osu',
  ]);
});
