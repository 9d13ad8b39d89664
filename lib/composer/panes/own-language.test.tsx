// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionWith } from '@/tests/support/session-of';
import { OwnLanguage } from './own-language';
import { OpenSession } from './use-session';

const text = { id: 'a', type: 'rich-text', version: 0, props: { text: 'Words' } };
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => document.body.replaceChildren());

async function draw(locale: 'en-GH' | 'fr-CA', own: string[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${address}`);
    return method === 'GET'
      ? Response.json({ own })
      : Response.json({ errors: [{ message: 'No' }] }, { status: 409 });
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
