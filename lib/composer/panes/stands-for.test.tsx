// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Looking } from '@/schemas/composing/preview';
import { pretendSessions } from '@/tests/support/pretended-session';
import { LookedAt } from './looking';
import { NotTheirs } from './not-theirs';
import { StandsFor } from './stands-for';
import { OpenSession } from './use-session';

const { open } = pretendSessions();
const form = '/admin/collections/offices/3';
const office = {
  kind: 'office',
  label: 'Office',
  isNeeded: true,
  slug: 'osu',
  name: 'Osu',
  within: null,
} as const;

function draw(
  mayWrite: boolean,
  looking: Pick<Looking, 'choices' | 'owner'>,
  chosen: string | null = null,
): string {
  const session = open();
  session.select(chosen);
  const { editor } = session.state();
  Object.assign(editor, { mayWrite });
  return renderToStaticMarkup(
    <LookedAt value={{ record: '/compose/record/1', isOnSite: true, wasOnSite: true, ...looking }}>
      <OpenSession value={session}>
        <StandsFor />
        <NotTheirs />
      </OpenSession>
    </LookedAt>,
  );
}

it('tells whoever writes for every office so, and leads to the record of the one they look at', () => {
  const drawn = draw(true, { choices: [{ ...office, form }], owner: null });
  expect(drawn).toContain('This page stands for every office: what you write here changes all of them.');
  expect(drawn).toContain(`href="${form}"`);
  expect(draw(true, { choices: [], owner: 'Osu' })).toBe('');
});

it('leads whoever may only read to what is theirs, and says whose the page is', () => {
  expect(draw(false, { choices: [{ ...office, form }], owner: null })).toContain(`href="${form}"`);
  const others = draw(false, { choices: [{ ...office, form: null }], owner: null });
  expect(others).toContain('href="/admin/collections/offices"');
  const network = draw(false, { choices: [], owner: null });
  expect(network).toContain('it belongs to the network');
  expect(network).not.toContain('Every office');
  expect(draw(false, { choices: [], owner: 'Tema' })).toContain('it belongs to Tema');
});

it('says little over the form of a block, and all where none is chosen', () => {
  const looking = { choices: [{ ...office, form }], owner: null };
  const told = draw(false, looking, 'a');
  expect(told).toContain(`href="${form}"`);
  expect(told).not.toContain('Ask the network’s editors');
  expect(draw(false, looking)).toContain('Ask the network’s editors');
});
