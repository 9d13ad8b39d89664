// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSessionWith } from '@/tests/support/create-session';
import { PagePreviewContext, SessionContext } from '../workspace/composer-context';
import { Notice } from './notice';

const notice = { kind: 'published', sentence: 'Published: visitors see it now' } as const;
const requests: string[] = [];

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return new Response();
  });
});
async function mount(shownNotice: typeof notice & { isFirst?: boolean; canEditMenus?: boolean }) {
  const record = '/compose/record/1';
  const session = createSessionWith([], { notice: shownNotice });
  const { container } = await act(async () =>
    render(
      <PagePreviewContext value={{ record, choices: [], owner: null, isOnSite: true, wasOnSite: true }}>
        <SessionContext value={session}>
          <Notice locales={['en-GH', 'fr-CA']} />
        </SessionContext>
      </PagePreviewContext>,
    ),
  );
  const close = container.querySelector<HTMLButtonElement>('[aria-label="Close message"]');
  return {
    container,
    session,
    close: () => act(async () => close?.click()),
    text: container.textContent,
    menus: container.querySelector('a[href="/admin/collections/menus"]'),
  };
}

it('notice › requests the published page once in each language, so that no visitor gets a stale one', async () => {
  const { menus } = await mount(notice);
  expect(requests).toEqual(['/en-GH', '/fr-CA']);
  expect(menus).toBeNull();
});

it('notice › names the address after the first publication, and that no menu links to it', async () => {
  const { text, menus } = await mount({ ...notice, isFirst: true, canEditMenus: true });
  expect(text).toContain('Its address is http://localhost:3000/en-GH. New pages are not added');
  expect(menus?.textContent).toBe('add it to a menu');
  const withoutMenu = await mount({ ...notice, isFirst: true, canEditMenus: false });
  expect(withoutMenu.text).toContain('link to it from another page');
  expect(withoutMenu.menus).toBeNull();
});

it('notice › can be closed, and appears again with the next message', async () => {
  const { container, session, close } = await mount(notice);
  await close();
  expect(container.textContent).toBe('');
  await act(async () => void (await session.publish()));
  expect(container.textContent).not.toBe('');
});
