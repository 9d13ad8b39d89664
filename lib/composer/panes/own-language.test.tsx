// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLanguageCall, readOwnLanguagesCall } from '@/schemas/composing/drafts';
import { respond } from '@/tests/support/fake-routes';
import { PretendComposing } from '@/tests/support/pretend-composing';
import { sessionWith } from '@/tests/support/session-of';
import { LanguageChoice } from './language-choice';
import { LookedAt } from './looking';
import { OwnLanguage, OwnLanguageSaid } from './own-language';
import { OpenPanes } from './use-panes';
import { OpenSession } from './use-session';

const looking = { record: '/compose/record/1', choices: [], owner: null, isOnSite: true, wasOnSite: true };
const view = { screen: 'desktop', pixels: 1024, zoom: 'fit', theme: 'light' } as const;
const text = { id: 'a', type: 'rich-text', version: 0, props: { text: 'Words' } };
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => document.body.replaceChildren());

async function draw(locale: 'en-GH' | 'fr-CA', own: string[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${address}`);
    return method === 'GET'
      ? respond(readOwnLanguagesCall, { status: 200, body: { own } })
      : respond(followLanguageCall, { status: 409 });
  });
  const session = sessionWith([text]);
  Object.assign(session.page, { locale });
  vi.spyOn(session, 'saveToLeave').mockResolvedValue(true);
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(container).render(
      <OpenSession value={session}>
        <OwnLanguage />
      </OpenSession>,
    ),
  );
  const press = (name: RegExp) =>
    act(async () =>
      [...container.querySelectorAll('button')].find((one) => name.test(one.textContent ?? ''))?.click(),
    );
  return { container, asked, press };
}

it('says in another language that it follows, before the first change parts it', async () => {
  const { container } = await draw('fr-CA', ['en-GH']);
  expect(container.textContent).toContain('The first thing that you change here parts it');
  expect(container.querySelector('button')).toBeNull();
});

it('says that it has words of its own, and follows again only when that is said twice', async () => {
  const { container, asked, press } = await draw('fr-CA', ['en-GH', 'fr-CA']);
  expect(container.textContent).toContain('has words of its own on this page');
  await press(/^Follow/);
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([]);
  await press(/^Take it out/);
  expect(asked.at(-1)).toMatch(/^POST .*\/composing\/follow\?locale=fr-CA$/);
  expect(container.textContent).toContain('No');
});

it('says nothing of the first language, and asks nothing', async () => {
  const { container, asked } = await draw('en-GH', ['en-GH']);
  expect([container.textContent, asked]).toEqual(['', []]);
});

it.each([
  [false, [['follows each change of them'], ['has words of its own on this page']]],
  [true, []],
])(
  'is said for a moment, first and once the language is parted, unless its pane is open (%s)',
  async (isRightOpen, expected) => {
    const say = vi.fn();
    const own = ['en-GH'];
    const server = new PretendComposing([text]);
    server.instead = (_method, { pathname }) =>
      pathname.endsWith('/languages') ? { status: 200, body: { own } } : null;
    vi.stubGlobal('fetch', server.fetch);
    const session = sessionWith([text]);
    Object.assign(session.page, { locale: 'fr-CA' });
    const panes = { left: null, isRightOpen, dialog: null, at: null, change: () => undefined, say };
    const container = document.body.appendChild(document.createElement('div'));
    await act(async () =>
      createRoot(container).render(
        <LookedAt value={looking}>
          <OpenSession value={session}>
            <OpenPanes value={panes}>
              <OwnLanguageSaid />
              <LanguageChoice
                page={session.page}
                locales={['en-GH', 'fr-CA']}
                view={view}
                change={() => undefined}
              />
            </OpenPanes>
          </OpenSession>
        </LookedAt>,
      ),
    );
    const list = () => container.querySelector('select')?.textContent;
    expect(list()).toContain('Français (Canada) · follows English (Ghana)');
    const asked = () => server.asked.filter((one) => one.includes('/languages'));
    expect(asked()).toHaveLength(1);
    own.push('fr-CA');
    session.do([{ kind: 'set', id: 'a', path: ['text'], value: 'Other words' }]);
    await act(() => session.save());
    expect(list()).toContain('Français (Canada) · its own words');
    expect(asked()).toHaveLength(2);
    expect(say.mock.calls).toEqual(expected.map(([words]) => [expect.stringContaining(words ?? '')]));
  },
);
