// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readTranslatedLanguagesCall, resetTranslationCall } from '@/schemas/composing/drafts';
import { createSessionWith } from '@/tests/support/create-session';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { respond } from '@/tests/support/fake-routes';
import { LanguageSwitcher } from '../canvas-bridge/viewport-toolbar';
import { PagePreviewContext, PanesContext, SessionContext } from '../workspace/composer-context';
import { TranslationAnnouncer, TranslationStatus } from './translation-status';

const preview = { record: '/compose/record/1', choices: [], owner: null, isOnSite: true, wasOnSite: true };
const view = { screen: 'desktop', pixels: 1024, zoom: 'fit', theme: 'light' } as const;
const text = { id: 'a', type: 'rich-text', version: 0, props: { text: 'Words' } };

async function mount(locale: 'en-GH' | 'fr-CA', own: string[]) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    requests.push(`${method} ${address}`);
    return method === 'GET'
      ? respond(readTranslatedLanguagesCall, { status: 200, body: { languages: own } })
      : respond(resetTranslationCall, { status: 409 });
  });
  const session = createSessionWith([text]);
  Object.assign(session.page, { locale });
  vi.spyOn(session, 'saveBeforeLeaving').mockResolvedValue(true);
  const { container } = await act(async () =>
    render(
      <SessionContext value={session}>
        <TranslationStatus />
      </SessionContext>,
    ),
  );
  const press = (name: RegExp) => act(async () => screen.getByRole('button', { name }).click());
  return { container, requests, press };
}

it('translation status › warns that the first change detaches the language', async () => {
  const { container } = await mount('fr-CA', ['en-GH']);
  expect(container.textContent).toContain('Your first edit here gives it its own text');
  expect(container.querySelector('button')).toBeNull();
});

it('translation status › shows that the language has its own text, and follows the first language again only after confirmation', async () => {
  const { container, requests, press } = await mount('fr-CA', ['en-GH', 'fr-CA']);
  expect(container.textContent).toContain('has its own text on this page');
  await press(/^Follow/);
  expect(requests.filter((one) => one.startsWith('POST'))).toEqual([]);
  await press(/^Remove it/);
  expect(requests.at(-1)).toMatch(/^POST .*\/composing\/follow\?locale=fr-CA$/);
  expect(container.textContent).toContain('No');
});

it('translation status › shows and requests nothing for the first language', async () => {
  const { container, requests } = await mount('en-GH', ['en-GH']);
  expect([container.textContent, requests]).toEqual(['', []]);
});

it.each([
  [false, [['Your first edit here gives it its own text'], ['has its own text on this page']]],
  [true, []],
])(
  'translation status › is announced at first and once the language is detached, unless its pane is open (%s)',
  async (isRightOpen, expected) => {
    const announce = vi.fn();
    const own = ['en-GH'];
    const server = new FakeComposingApi([text]);
    server.instead = (_method, { pathname }) =>
      pathname.endsWith('/languages') ? { status: 200, body: { languages: own } } : null;
    vi.stubGlobal('fetch', server.fetch);
    const session = createSessionWith([text]);
    Object.assign(session.page, { locale: 'fr-CA' });
    const panes = { left: null, isRightOpen, dialog: null, at: null, change: () => undefined, announce };
    const { container } = await act(async () =>
      render(
        <PagePreviewContext value={preview}>
          <SessionContext value={session}>
            <PanesContext value={panes}>
              <TranslationAnnouncer />
              <LanguageSwitcher
                page={session.page}
                locales={['en-GH', 'fr-CA']}
                view={view}
                change={() => undefined}
              />
            </PanesContext>
          </SessionContext>
        </PagePreviewContext>,
      ),
    );
    const list = () => container.querySelector('select')?.textContent;
    expect(list()).toContain('Français (Canada) · follows English (Ghana)');
    const languageRequests = () => server.requests.filter((one) => one.includes('/languages'));
    expect(languageRequests()).toHaveLength(1);
    own.push('fr-CA');
    session.apply([{ kind: 'set', id: 'a', path: ['text'], value: 'Other words' }]);
    await act(() => session.save());
    expect(list()).toContain('Français (Canada) · own text');
    expect(languageRequests()).toHaveLength(2);
    expect(announce.mock.calls).toEqual(expected.map(([text]) => [expect.stringContaining(text ?? '')]));
  },
);
