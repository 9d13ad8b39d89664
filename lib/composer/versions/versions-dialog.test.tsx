// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createSessionWith } from '@/tests/support/create-session';
import { PanesContext, SessionContext } from '../workspace/composer-context';
import { VersionsDialog } from './versions-dialog';

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
    const { unmount } = await act(async () =>
      render(
        <SessionContext value={createSessionWith([])}>
          <PanesContext value={panes}>
            <VersionsDialog />
          </PanesContext>
        </SessionContext>,
      ),
    );
    const retry = screen.queryByRole('button', { name: 'Try again' });
    const statusText = [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join('');
    expect([statusText, retry?.textContent ?? null]).toEqual(expected);
    await act(async () => unmount());
    // The focus is restored a frame later.
    await new Promise((passed) => requestAnimationFrame(passed));
    await new Promise((passed) => requestAnimationFrame(passed));
  },
);
