import type { ReactElement } from 'react';
import { OrphanedTexts, type OrphanedTextsProps } from '../saving/unsaved-texts';

type PageUnavailableProps = {
  path: string;
  /** What must exist first. */
  requirement?: string;
  /** URL of the form in which the kind of the page is chosen, for a page that has none yet. */
  form?: string;
  /** The user and page whose texts may be stored in this browser. */
  orphaned?: OrphanedTextsProps;
};

/** Shown where there is no page to compose. */
export function PageUnavailable({ path, requirement, form, orphaned }: PageUnavailableProps): ReactElement {
  return (
    <main className="mx-auto flex h-full max-w-narrow flex-col justify-center gap-4 p-gutter">
      <h1 className="font-display text-section">
        {requirement || form ? 'This page cannot be shown yet' : 'Page not found'}
      </h1>
      {form ? (
        <p>
          “{path}” has no kind of page yet.{' '}
          <a href={form} className="text-link underline">
            Choose it under “Kind”
          </a>
          , then come back; or create a new page here.
        </p>
      ) : requirement ? (
        <p>
          “{path}” needs {requirement}: create one in the CMS, then come back.
        </p>
      ) : (
        <p>
          There is no page you have access to at <code>{path}</code>. See the list of all your pages.
        </p>
      )}
      {orphaned && <OrphanedTexts {...orphaned} />}
      <p className="flex gap-4">
        <a href="/admin/collections/pages" className="text-link underline">
          All pages
        </a>
        <a href="/compose/new" className="text-link underline">
          New page
        </a>
      </p>
    </main>
  );
}
