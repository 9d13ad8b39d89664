'use client';

import type { ReactElement } from 'react';
import { localeNames } from '@/lib/i18n/locales';
import { localeSchema } from '@/schemas/locale';
import { blockTitleOf, formatIssueAt } from '../outline/block-name';
import type { PublishIssue } from '../session/publish-checks';
import { previewHref, usePreview } from '../workspace/looking';
import { useFind } from '../workspace/use-find';
import { useSessionState } from '../workspace/use-session';

/** Issues that prevent publishing, by block, with links to their fields. */
export function PublishIssues({ toMend }: { toMend: readonly PublishIssue[] }): ReactElement {
  const issuesByBlock = Map.groupBy(toMend, ({ id }) => id);
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
  const find = useFind();
  const own = useSessionState(({ editing }) => editing.document.blocks.get(id)?.own);
  return (
    <li>
      <span className="font-medium">{blockTitleOf(own)}</span>
      <ul>
        {issues.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <button type="button" className="text-left text-link underline" onClick={() => find(id, path)}>
              {formatIssueAt(own, path, message)}
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
