// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { sessionWith } from '@/tests/support/session-of';
import { BlockCommands } from './block-commands';
import { OpenPanes, type Panes } from './use-panes';
import { OpenSession } from './use-session';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const ignore = () => undefined;
const panes: Panes = { left: null, isRightOpen: true, dialog: null, at: null, change: ignore, say: ignore };

it('every button of the toolbar has its name, be it an arrow or words', async () => {
  const call = { id: 'a', type: 'call-to-action', version: 0, props: {}, hidden: true };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <OpenSession value={sessionWith([call], { selected: 'a' })}>
        <OpenPanes value={panes}>
          <BlockCommands />
        </OpenPanes>
      </OpenSession>,
    ),
  );
  const names = [...container.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
  expect(names).toEqual([
    ...['Move up', 'Move down', 'Move into the block before it', 'Move out of the block around it'],
    ...['Move to …', 'Duplicate', 'Show to visitors', 'Take out', 'Copy', 'Paste'],
  ]);
  await act(async () => root.unmount());
});
