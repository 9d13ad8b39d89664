import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beginEditing, type Editing } from '@/lib/composer/editing/editing';
import { loadParts } from '@/lib/composer/loading/later-part';
import { Conflicts } from '@/lib/composer/panes/conflicts';
import { LookedAt } from '@/lib/composer/panes/looking';
import { LostPage } from '@/lib/composer/panes/lost-page';
import { Notice } from '@/lib/composer/panes/notice';
import { RefusedList } from '@/lib/composer/panes/refused-list';
import { TopBar } from '@/lib/composer/panes/top-bar';
import { OpenPanes, type Panes } from '@/lib/composer/panes/use-panes';
import { OpenSession } from '@/lib/composer/panes/use-session';
import type { SessionState } from '@/lib/composer/session/session-state';
import { openDocument } from '@/lib/document/operations/open-document';
import { sessionOf } from './session-of';

/** A call to action that may be published. */
export const call = (id: string, heading: string) => ({
  id,
  type: 'call-to-action',
  version: 0,
  props: { heading, actions: [{ label: 'Ask', to: { url: 'https://example.com/' } }] },
});

/** What the composer's panes say of a page. */
export async function drawTold(
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
    say: () => undefined,
  };
  const begun = beginEditing({
    document: openDocument([call('a', 'On the screen'), call('b', 'B')]),
    revision: 1,
  });
  const session = sessionOf({ ...begun, ...editing }, state);
  await loadParts();
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(container).render(
      <LookedAt
        value={{ record: '/compose/record/1', choices: [], owner: null, isOnSite: true, wasOnSite: true }}
      >
        <OpenSession value={session}>
          <OpenPanes value={panes}>
            <TopBar title="A page" say={() => undefined} />
            <LostPage />
            <Notice locales={['en-GH', 'fr-CA']} />
            <RefusedList />
            <Conflicts />
          </OpenPanes>
        </OpenSession>
      </LookedAt>,
    ),
  );
  const press = (name: RegExp) => {
    const buttons = [...container.querySelectorAll('button')];
    const button = buttons.find((one) => name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''));
    return act(async () => button?.click());
  };
  return { container, session, press };
}
