'use client';

import { type ReactElement, useEffect, useState } from 'react';
import { localeNames } from '@/lib/i18n/locales';
import { Icon } from '@/lib/ui/icon';
import { type Locale, localeSchema } from '@/schemas/locale';
import { blockTitleOf, formatIssueAt } from '../outline/block-name';
import { publicPathOf } from '../session/page-urls';
import type { PublishIssue } from '../session/publish-issue';
import type { SessionState } from '../session/session-state';
import {
  previewHref,
  sharedPageMessage,
  useGoToField,
  usePreview,
  useSession,
  useSessionState,
} from '../workspace/composer-context';
import { restoreFocus } from '../workspace/focus';

/** Issues that prevent publishing, by block, with links to their fields. */
function PublishIssues({ publishIssues }: { publishIssues: readonly PublishIssue[] }): ReactElement {
  const issuesByBlock = Map.groupBy(publishIssues, ({ id }) => id);
  return (
    <ul className="mt-1 grid gap-1">
      {[...issuesByBlock].map(([id, issues]) =>
        id === undefined ? (
          issues.map((issue) => <PageIssue key={issue.message} {...issue} />)
        ) : (
          <BlockIssues key={id} id={id} issues={issues} />
        ),
      )}
    </ul>
  );
}

/** For example `Call to action, Sell well · Heading: Fill this in`. */
function BlockIssues({ id, issues }: { id: string; issues: readonly PublishIssue[] }): ReactElement {
  const goToField = useGoToField();
  const node = useSessionState(({ editing }) => editing.document.blocks.get(id)?.node);
  return (
    <li>
      <span className="font-medium">{blockTitleOf(node)}</span>
      <ul>
        {issues.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <button
              type="button"
              className="text-left text-link underline"
              onClick={() => goToField(id, path)}
            >
              {formatIssueAt(node, path, message)}
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** An issue of the page as a whole, or of the page in another language. */
function PageIssue({ message, language }: PublishIssue): ReactElement {
  const preview = usePreview();
  const { data: locale } = localeSchema.safeParse(language);
  return (
    <li>
      {message}
      {locale && (
        <>
          {' · '}
          <a className="text-link underline" href={previewHref(preview, { locale })}>
            Go to the page in {localeNames[locale]}
          </a>
        </>
      )}
    </li>
  );
}

/** The languages of the site. */
type SiteLocales = { locales: readonly Locale[] };

/**
 * Message that is shown until the next edit or until it is closed, for example the result of publishing or
 * restoring. It lies over the page, so that nothing moves under the pointer.
 */
export function Notice({ locales }: SiteLocales): ReactElement | null {
  const session = useSession();
  const notice = useSessionState((state) => state.notice);
  const [closed, setClosed] = useState<SessionState['notice']>(null);
  if (!notice || notice === closed) return null;
  const close = () => {
    setClosed(notice);
    restoreFocus(session, 'elsewhere');
  };
  return <NoticeMessage {...notice} locales={locales} close={close} />;
}

type NoticeMessageProps = NonNullable<SessionState['notice']> & SiteLocales & { close: () => void };

function NoticeMessage({
  kind,
  sentence,
  isFirst,
  canEditMenus = false,
  issues = [],
  locales,
  close,
}: NoticeMessageProps): ReactElement {
  const { page } = useSession();
  const isPublished = kind === 'published';
  const isShared = sharedPageMessage(usePreview()) !== null;
  useEffect(() => {
    // The request regenerates the page, so that the next visitor sees the published version in each
    // language.
    if (isPublished)
      for (const locale of locales)
        void fetch(publicPathOf({ ...page, locale }), { cache: 'no-store' }).catch(() => undefined);
  }, [isPublished, page, locales]);
  return (
    <div
      role="status"
      className={`notice ${kind === 'failed' ? 'border-negative bg-surface-raised' : 'border-positive bg-positive-soft'}`}
    >
      <button
        type="button"
        className="pane-button sticky top-0 float-right -mr-2 px-1.5"
        aria-label="Close message"
        title="Close"
        onClick={close}
      >
        <Icon name="close" className="size-4" />
      </button>
      {sentence}
      {isPublished && isShared && '. Other pages that share it update on their second visit'}
      {isPublished && (
        <a href={publicPathOf(page)} className="ml-2 text-link underline">
          Open live page
        </a>
      )}
      {isPublished && isFirst && !isShared && page.collection === 'pages' && (
        <NewPageHint canEditMenus={canEditMenus} />
      )}
      {issues.length > 0 && <PublishIssues publishIssues={issues} />}
    </div>
  );
}

/** How visitors reach a new page. */
function NewPageHint({ canEditMenus }: { canEditMenus: boolean }): ReactElement {
  const { page } = useSession();
  return (
    <p className="mt-1">
      Its address is <b className="wrap-anywhere">{new URL(publicPathOf(page), window.location.href).href}</b>
      . New pages are not added to menus automatically:{' '}
      {canEditMenus ? (
        <a href="/admin/collections/menus" target="_blank" rel="noreferrer" className="text-link underline">
          add it to a menu
        </a>
      ) : (
        'link to it from another page, or ask the network’s staff to add it to a menu'
      )}
      , so that visitors find it.
    </p>
  );
}
