// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createSessionWith } from '@/tests/support/create-session';
import { PanesContext, SessionContext } from '../workspace/composer-context';
import { VersionsDialog } from './versions-dialog';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
Object.assign(Element.prototype, { getAnimations: () => [] });
const ignore = () => undefined;

it.each([
  [503, 'Busy', ['The rest could not be loaded.', 'Try again']],
  [404, 'This page is gone', ['This page is gone', null]],
])(
  'version history › after status %i offers a retry only if that can help',
  async (status, message, expected) => {
    vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message }] }, { status }));
    const panes = {
      ...{ left: null, isRightOpen: true, dialog: 'versions' as const, at: null },
      ...{ change: ignore, announce: ignore },
    };
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    await act(async () =>
      root.render(
        <SessionContext value={createSessionWith([])}>
          <PanesContext value={panes}>
            <VersionsDialog />
          </PanesContext>
        </SessionContext>,
      ),
    );
    const retry = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Try again');
    const statusText = [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join('');
    expect([statusText, retry?.textContent ?? null]).toEqual(expected);
    await act(async () => root.unmount());
    // The focus is restored a frame later.
    await new Promise((passed) => requestAnimationFrame(passed));
    await new Promise((passed) => requestAnimationFrame(passed));
  },
);
