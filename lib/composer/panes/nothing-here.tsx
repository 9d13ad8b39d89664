import type { ReactElement } from 'react';
import { LeftBehindTexts, type LeftOf } from './left-behind';

type NothingHereProps = {
  path: string;
  /** What has to be there first. */
  lacks?: string;
  /** Where it is said what kind of page it is, of one that does not say so yet. */
  form?: string;
  /** Whose words may be kept in the browser of a page that was here. */
  left?: LeftOf;
};

/** Where no page stands that could be composed. */
export function NothingHere({ path, lacks, form, left }: NothingHereProps): ReactElement {
  return (
    <main className="mx-auto flex h-full max-w-narrow flex-col justify-center gap-4 p-gutter">
      <h1 className="font-display text-section">
        {lacks || form ? 'It cannot be shown yet' : 'No page of yours stands here'}
      </h1>
      {form ? (
        <p>
          “{path}” does not say yet what kind of page it is.{' '}
          <a href={form} className="text-link underline">
            Choose it under “Kind”
          </a>
          , then come back; or make a new page here, which is one of its own at once.
        </p>
      ) : lacks ? (
        <p>
          “{path}” needs {lacks}: make one in the CMS, then come back.
        </p>
      ) : (
        <p>
          Nothing that you may see answers at <code>{path}</code>. All your pages, published or not, are in
          the list.
        </p>
      )}
      {left && <LeftBehindTexts {...left} />}
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
