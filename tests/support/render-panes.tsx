import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { startEditing, type Editing } from '@/lib/composer/editing/editing';
import { preloadParts } from '@/lib/composer/lazy-component';
import { Conflicts } from '@/lib/composer/saving/conflicts';
import { PagePreviewContext } from '@/lib/composer/workspace/looking';
import { PageLost } from '@/lib/composer/saving/lost-page';
import { Notice } from '@/lib/composer/publishing/notice';
import { RejectedBlocks } from '@/lib/composer/saving/save-status';
import { TopBar } from '@/lib/composer/layout/top-bar';
import { PanesContext, type Panes } from '@/lib/composer/workspace/composer-context';
import { SessionContext } from '@/lib/composer/workspace/use-session';
import type { SessionState } from '@/lib/composer/session/session-state';
import { openDocument } from '@/lib/document/operations/open-document';
import { createSession } from './create-session';

/** A call to action that can be published. */
export const call = (id: string, heading: string) => ({
  id,
  type: 'call-to-action',
  version: 0,
  props: { heading, actions: [{ label: 'Ask', to: { url: 'https://example.com/' } }] },
});

/** Renders the messages of the composer's panes for a page. */
export async function renderPanes(
  editing: Partial<Editing>,
  state: Partial<SessionState> = {},
  change: Panes['change'] = () => undefined,
) {
  const panes: Panes = {
    left: null,
    isRightOpen: true,
    dialog: null,
    at: null,
    change,
    announce: () => undefined,
  };
  const initial = startEditing({
    document: openDocument([call('a', 'On the screen'), call('b', 'B')]),
    revision: 1,
  });
  const session = createSession({ ...initial, ...editing }, state);
  await preloadParts();
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(container).render(
      <PagePreviewContext
        value={{ record: '/compose/record/1', choices: [], owner: null, isOnSite: true, wasOnSite: true }}
      >
        <SessionContext value={session}>
          <PanesContext value={panes}>
            <TopBar title="A page" announce={() => undefined} />
            <PageLost />
            <Notice locales={['en-GH', 'fr-CA']} />
            <RejectedBlocks />
            <Conflicts />
          </PanesContext>
        </SessionContext>
      </PagePreviewContext>,
    ),
  );
  const press = (name: RegExp) => {
    const buttons = [...container.querySelectorAll('button')];
    const button = buttons.find((one) => name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''));
    return act(async () => button?.click());
  };
  return { container, session, press };
}
