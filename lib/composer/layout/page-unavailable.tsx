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
        {requirement || form ? 'It cannot be shown yet' : 'No page of yours stands here'}
      </h1>
      {form ? (
        <p>
          “{path}” does not say yet what kind of page it is.{' '}
          <a href={form} className="text-link underline">
            Choose it under “Kind”
          </a>
          , then come back; or make a new page here, which is one of its own at once.
        </p>
      ) : requirement ? (
        <p>
          “{path}” needs {requirement}: make one in the CMS, then come back.
        </p>
      ) : (
        <p>
          Nothing that you may see answers at <code>{path}</code>. All your pages, published or not, are in
          the list.
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
