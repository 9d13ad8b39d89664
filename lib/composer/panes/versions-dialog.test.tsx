// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { sessionWith } from '@/tests/support/session-of';
import { OpenPanes } from './use-panes';
import { OpenSession } from './use-session';
import { VersionsDialog } from './versions-dialog';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
Object.assign(Element.prototype, { getAnimations: () => [] });
const ignore = () => undefined;

it.each([
  [503, 'Busy', ['The rest could not be loaded just now.', 'Try again']],
  [404, 'This page is gone', ['This page is gone', null]],
])(
  'where the history cannot be had (%i), one may ask again only if that can help',
  async (status, message, said) => {
    vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message }] }, { status }));
    const panes = {
      ...{ left: null, isRightOpen: true, dialog: 'versions' as const, at: null },
      ...{ change: ignore, say: ignore },
    };
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    await act(async () =>
      root.render(
        <OpenSession value={sessionWith([])}>
          <OpenPanes value={panes}>
            <VersionsDialog />
          </OpenPanes>
        </OpenSession>,
      ),
    );
    const again = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Try again');
    const told = [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join('');
    expect([told, again?.textContent ?? null]).toEqual(said);
    await act(async () => root.unmount());
    // The focus goes back a frame later.
    await new Promise((passed) => requestAnimationFrame(passed));
    await new Promise((passed) => requestAnimationFrame(passed));
  },
);
