// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionWith } from '@/tests/support/session-of';
import { LookedAt } from './looking';
import { Notice } from './notice';
import { OpenSession } from './use-session';

const notice = { kind: 'published', sentence: 'Published: visitors see it now' } as const;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response();
  });
});
afterEach(() => document.body.replaceChildren());

async function draw(told: typeof notice & { isFirst?: boolean }, reach: 'owner' | 'network' = 'network') {
  const container = document.body.appendChild(document.createElement('div'));
  const record = '/compose/record/1';
  const editor = { name: 'Ama', email: 'ama@example.com', reach, mayWrite: true };
  const session = sessionWith([], { notice: told, editor });
  await act(async () =>
    createRoot(container).render(
      <LookedAt value={{ record, choices: [], owner: null, isOnSite: true, wasOnSite: true }}>
        <OpenSession value={session}>
          <Notice locales={['en-GH', 'fr-CA']} />
        </OpenSession>
      </LookedAt>,
    ),
  );
  const close = container.querySelector<HTMLButtonElement>('[aria-label="Close what is said"]');
  return {
    container,
    session,
    close: () => act(async () => close?.click()),
    text: container.textContent,
    menus: container.querySelector('a[href="/admin/collections/menus"]'),
  };
}

it('what was published is asked for once in each language, so that no first visitor is shown what was before', async () => {
  const { menus } = await draw(notice);
  expect(asked).toEqual(['/en-GH', '/fr-CA']);
  expect(menus).toBeNull();
});

it('what is published for the first time tells its address, and that no menu leads there', async () => {
  const { text, menus } = await draw({ ...notice, isFirst: true });
  expect(text).toContain('Its address is http://localhost:3000/en-GH. No menu leads');
  expect(menus?.textContent).toBe('put it into one');
  const office = await draw({ ...notice, isFirst: true }, 'owner');
  expect(office.text).toContain('link to it from another page of yours');
  expect(office.menus).toBeNull();
});

it('what is said is closed by a button, and the next thing is said again', async () => {
  const { container, session, close } = await draw(notice);
  await close();
  expect(container.textContent).toBe('');
  await act(async () => void (await session.publish()));
  expect(container.textContent).not.toBe('');
});
