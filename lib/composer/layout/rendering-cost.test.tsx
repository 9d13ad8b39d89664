// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import { openDocument } from '@/lib/document/operations/open-document';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { mixedBlocks, typedBlock } from '@/tests/support/mixed-blocks';
import { toCanvasSchema } from '../canvas/messages';
import { connectCanvas } from '../canvas-bridge/connect-canvas';
import { startEditing } from '../editing/editing';
import { controls } from '../form/controls';
import type { ControlProps } from '../form/field/field-props';
import { OutlineRow } from '../outline-panel/outline-tree-view';
import { Properties } from '../properties/properties';
import { SignInAgain } from '../saving/sign-in-again';
import { Session } from '../session/session';
import { PagePreviewContext, type Panes, PanesContext, SessionContext } from '../workspace/composer-context';
import { TopBar } from './top-bar';

const page = { locale: 'en-GH', path: '/x', collection: 'pages', id: '1' } as const;
const ignore = () => undefined;
const panes: Panes = {
  left: null,
  isRightOpen: true,
  dialog: null,
  at: null,
  change: ignore,
  announce: ignore,
};
const filling = {
  ...{ id: '1', title: 'A page', names: {}, header: [], supplied: {}, footer: [] },
  references: { pictures: [], paths: [], slugs: [] },
  phones: {},
};

const checked: string[] = [];
const renderedFields: string[] = [];
const ends: (() => void)[] = [];

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
beforeEach(() => {
  // A delayed save would reach the server of another test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('fetch', new FakeComposingApi([]).fetch);
  for (const handling of new Set(Object.values(controls))) {
    const { Control } = handling;
    vi.spyOn(handling, 'Control').mockImplementation((props: ControlProps) => {
      renderedFields.push(props.path);
      return <Control {...props} />;
    });
  }
  for (const block of registry.all) {
    const { check } = block;
    vi.spyOn(block, 'check').mockImplementation((stored, options) => {
      checked.push(stored.id);
      return check(stored, options);
    });
  }
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/**
 * Renders the top bar, the form of the selected block, the sign-in dialog and a row for each block of a page
 * with this many blocks.
 */
async function mountComposer(count: number) {
  const editing = startEditing({ document: openDocument(await mixedBlocks(count, 1)), revision: 1 });
  const editor = { name: 'Ama', email: 'ama@example.com', tenantScope: 'owner', mayWrite: true } as const;
  const session = new Session(
    page,
    {
      ...{
        editing,
        editor,
        others: [],
        refused: [],
        isPublished: false,
        isOnSite: false,
        wasOnSite: false,
        notice: null,
        publishPrompt: null,
        isSignedOut: false,
      },
      ...{ saving: { kind: 'saved' }, selected: typedBlock },
      focused: null,
      picture: null,
      targetField: null,
      viewed: null,
      replaced: [],
      pageData: { document: editing.document, data: filling },
    },
    { save: async () => undefined, clear: async () => undefined, adopt: async () => null },
  );
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <PagePreviewContext
        value={{ record: '/compose/record/1', choices: [], owner: null, isOnSite: true, wasOnSite: true }}
      >
        <SessionContext value={session}>
          <PanesContext value={panes}>
            <TopBar title="A page" announce={ignore} />
            <Properties />
            <SignInAgain />
            {[...editing.document.blocks.keys()].map((id) => (
              <OutlineRow key={id} node={{ kind: 'block', key: id, id, name: id, children: [] }} />
            ))}
          </PanesContext>
        </SessionContext>
      </PagePreviewContext>,
    ),
  );
  ends.push(() => {
    root.unmount();
    container.remove();
  });
  return { session, container };
}

const countRenders = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('[data-render-count]')].reduce(
    (sum, { dataset }) => sum + Number(dataset.renderCount),
    0,
  );

describe('typing a letter in the form', () => {
  it.each([50, 500])(
    'on a page of %i blocks validates one block, renders one row and one field, and sends one field to the canvas',
    async (count) => {
      const { session, container } = await mountComposer(count);
      const messages: unknown[] = [];
      const onMessage = ({ data }: MessageEvent<unknown>) => messages.push(data);
      // This window also acts as the canvas.
      ends.push(
        connectCanvas(session, {
          canvas: () => window,
          announce: ignore,
          insertAt: ignore,
          onReady: ignore,
          onRendered: ignore,
        }),
      );
      window.dispatchEvent(
        new MessageEvent('message', {
          data: { kind: 'request-page', canvas: 'one', lastPageNumber: 0 },
          origin: window.location.origin,
          source: window,
        }),
      );
      window.addEventListener('message', onMessage);
      ends.push(() => window.removeEventListener('message', onMessage));
      const rows = countRenders(container);
      expect(rows).toBeGreaterThanOrEqual(count);
      expect(new Set(renderedFields).size).toBeGreaterThan(3);
      checked.length = 0;
      renderedFields.length = 0;
      const field = container.querySelector<HTMLTextAreaElement>('[data-path="heading"] textarea');
      if (!field) throw new Error('No heading to type in');
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
        field,
        'A letter more',
      );
      flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
      expect(session.state().editing.document.blocks.get(typedBlock)?.node).toMatchObject({
        props: { heading: 'A letter more' },
      });
      expect(new Set(checked)).toEqual(new Set([typedBlock]));
      // Once as a published page, once as a draft.
      expect(checked.length).toBeLessThanOrEqual(2);
      expect(countRenders(container)).toBe(rows + 1);
      expect(renderedFields).toEqual(['heading']);
      expect(messages.map((one) => toCanvasSchema.parse(one))).toEqual([
        {
          kind: 'operations',
          operations: [{ kind: 'set', id: typedBlock, path: ['heading'], value: 'A letter more' }],
        },
      ]);
    },
  );
});

describe('canvas that requests the page', () => {
  it('receives it once for repeated requests, and again after a later request or a reload', async () => {
    const { session } = await mountComposer(2);
    const onReady = vi.fn();
    ends.push(
      connectCanvas(session, {
        canvas: () => window,
        announce: ignore,
        insertAt: ignore,
        onReady,
        onRendered: ignore,
      }),
    );
    const requestPage = (canvas: string, lastPageNumber: number) =>
      window.dispatchEvent(
        new MessageEvent('message', {
          data: { kind: 'request-page', canvas, lastPageNumber },
          origin: window.location.origin,
          source: window,
        }),
      );
    requestPage('one', 0);
    requestPage('one', 0);
    expect(onReady).toHaveBeenCalledTimes(1);
    requestPage('one', 1);
    expect(onReady).toHaveBeenCalledTimes(2);
    requestPage('loaded anew', 0);
    expect(onReady).toHaveBeenCalledTimes(3);
  });
});

describe('typing faster than the screen updates', () => {
  it('keeps every letter, and leaves no render for later', async () => {
    const { session, container } = await mountComposer(2);
    const letters = 'x'.repeat(100);
    for (let count = 1; count <= letters.length; count += 1) {
      const value = letters.slice(0, count);
      expect(session.apply([{ kind: 'set', id: typedBlock, path: ['heading'], value }], 'heading')).toBe(
        null,
      );
      // React renders urgent updates in a microtask and all others in a task of their own, which does not
      // run here.
      await Promise.resolve();
    }
    expect(container.querySelector('[data-path="heading"] textarea')).toHaveProperty('value', letters);
  });
});
