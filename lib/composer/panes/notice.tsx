'use client';

import { type ReactElement, useEffect, useState } from 'react';
import { Icon } from '@/lib/ui/icon';
import type { Locale } from '@/schemas/locale';
import { addressOf } from '../session/address-of';
import type { SessionState } from '../session/session-state';
import { keepFocus } from './bring-focus';
import { useLooking } from './looking';
import { tellStandsFor } from './tell-stands-for';
import { ToMendList } from './to-mend-list';
import { useSession, useSessionState } from './use-session';

/** The languages of the site. */
type Site = { locales: readonly Locale[] };

/** What is to be said until the next edit, or until it is closed: what came of publishing, what was brought back. It lies over the page, so that nothing moves under the hand. */
export function Notice({ locales }: Site): ReactElement | null {
  const session = useSession();
  const notice = useSessionState((state) => state.notice);
  const [closed, setClosed] = useState<SessionState['notice']>(null);
  if (!notice || notice === closed) return null;
  const close = () => {
    setClosed(notice);
    keepFocus(session, 'elsewhere');
  };
  return <Told {...notice} locales={locales} close={close} />;
}

type Said = NonNullable<SessionState['notice']> & Site & { close: () => void };

function Told({ kind, sentence, isFirst, toMend = [], locales, close }: Said): ReactElement {
  const { page } = useSession();
  const isPublished = kind === 'published';
  const isForMany = tellStandsFor(useLooking()) !== null;
  useEffect(() => {
    // Asked for once, the page is made anew: whoever goes there next sees what was published, in each language.
    if (isPublished)
      for (const locale of locales)
        void fetch(addressOf({ ...page, locale }), { cache: 'no-store' }).catch(() => undefined);
  }, [isPublished, page, locales]);
  return (
    <div
      role="status"
      className={`notice ${kind === 'not done' ? 'border-negative bg-surface-raised' : 'border-positive bg-positive-soft'}`}
    >
      <button
        type="button"
        className="pane-button sticky top-0 float-right -mr-2 px-1.5"
        aria-label="Close what is said"
        title="Close"
        onClick={close}
      >
        <Icon name="close" className="size-4" />
      </button>
      {sentence}
      {isPublished && isForMany && '. The other pages that it stands for show it from their second visit on'}
      {isPublished && (
        <a href={addressOf(page)} className="ml-2 text-link underline">
          Go to the page
        </a>
      )}
      {isPublished && isFirst && !isForMany && page.collection === 'pages' && <HowItIsFound />}
      {toMend.length > 0 && <ToMendList toMend={toMend} />}
    </div>
  );
}

/** How visitors come to a page that is new. */
function HowItIsFound(): ReactElement {
  const { page } = useSession();
  // Whoever works for an office writes menus of its own only where a section of its own shows one.
  const isNetwork = useSessionState(({ editor }) => editor.reach === 'network');
  return (
    <p className="mt-1">
      Its address is <b className="wrap-anywhere">{new URL(addressOf(page), window.location.href).href}</b>.
      No menu leads to a new page by itself:{' '}
      {isNetwork ? (
        <a href="/admin/collections/menus" target="_blank" rel="noreferrer" className="text-link underline">
          put it into one
        </a>
      ) : (
        'link to it from another page of yours, or ask the network’s staff to put it into a menu'
      )}
      , so that visitors find it.
    </p>
  );
}
