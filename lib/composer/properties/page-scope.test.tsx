// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PreviewContext } from '@/schemas/composing/preview';
import { setUpFakeSessions } from '@/tests/support/fake-session';
import { PagePreviewContext, SessionContext } from '../workspace/composer-context';
import { ReadOnlyNotice, SharedPageNotice } from './page-scope';

const { open } = setUpFakeSessions();
const form = '/admin/collections/offices/3';
const office = {
  kind: 'office',
  label: 'Office',
  isNeeded: true,
  slug: 'osu',
  name: 'Osu',
  within: null,
} as const;

function mount(
  mayWrite: boolean,
  preview: Pick<PreviewContext, 'choices' | 'owner'>,
  chosen: string | null = null,
): string {
  const session = open();
  session.select(chosen);
  const { editor } = session.state();
  Object.assign(editor, { mayWrite });
  return renderToStaticMarkup(
    <PagePreviewContext value={{ record: '/compose/record/1', isOnSite: true, wasOnSite: true, ...preview }}>
      <SessionContext value={session}>
        <SharedPageNotice />
        <ReadOnlyNotice />
      </SessionContext>
    </PagePreviewContext>,
  );
}

it('page scope › tells an editor that the page is shared by every office, and links to the previewed record', () => {
  const html = mount(true, { choices: [{ ...office, form }], owner: null });
  expect(html).toContain('This page is shared by every office: your edits change all of them.');
  expect(html).toContain(`href="${form}"`);
  expect(mount(true, { choices: [], owner: 'Osu' })).toBe('');
});

it('page scope › links a read-only user to what is editable, and names the owner of the page', () => {
  expect(mount(false, { choices: [{ ...office, form }], owner: null })).toContain(`href="${form}"`);
  const withoutForm = mount(false, { choices: [{ ...office, form: null }], owner: null });
  expect(withoutForm).toContain('href="/admin/collections/offices"');
  const network = mount(false, { choices: [], owner: null });
  expect(network).toContain('it belongs to the network');
  expect(network).not.toContain('Every office');
  expect(mount(false, { choices: [], owner: 'Tema' })).toContain('it belongs to Tema');
});

it('page scope › is short above the form of a block, and complete without a selection', () => {
  const preview = { choices: [{ ...office, form }], owner: null };
  const html = mount(false, preview, 'a');
  expect(html).toContain(`href="${form}"`);
  expect(html).not.toContain('Ask the network’s editors');
  expect(mount(false, preview)).toContain('Ask the network’s editors');
});
