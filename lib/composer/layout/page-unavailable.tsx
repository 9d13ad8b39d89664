import type { ReactElement, ReactNode } from 'react';
import type { ComposableCollection } from '@/schemas/composing/call-parts';
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
    <UnavailableMessage
      title={requirement || form ? 'This page cannot be shown yet' : 'Page not found'}
      orphaned={orphaned}
    >
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
    </UnavailableMessage>
  );
}

const recordKinds: Readonly<Record<ComposableCollection, string>> = {
  pages: 'page',
  'website-sections': 'section',
};

type RecordNotFoundProps = { collection: ComposableCollection; id: string; orphaned: OrphanedTextsProps };

/** Shown where there is no page or section with the id. */
export function RecordNotFound({ collection, id, orphaned }: RecordNotFoundProps): ReactElement {
  const kind = recordKinds[collection];
  return (
    <UnavailableMessage
      title={collection === 'pages' ? 'Page not found' : 'Section not found'}
      collection={collection}
      orphaned={orphaned}
    >
      <p>
        There is no {kind} you have access to with the id <code>{id}</code>. See the list of all your {kind}s.
      </p>
    </UnavailableMessage>
  );
}

type UnavailableMessageProps = {
  title: string;
  /** The collection whose list is linked. */
  collection?: ComposableCollection;
  orphaned: OrphanedTextsProps | undefined;
  children: ReactNode;
};

const UnavailableMessage = ({
  title,
  collection = 'pages',
  orphaned,
  children,
}: UnavailableMessageProps): ReactElement => (
  <main className="mx-auto flex h-full max-w-narrow flex-col justify-center gap-4 p-gutter">
    <h1 className="font-display text-section">{title}</h1>
    {children}
    {orphaned && <OrphanedTexts {...orphaned} />}
    <p className="flex gap-4">
      <a href={`/admin/collections/${collection}`} className="text-link underline">
        All {recordKinds[collection]}s
      </a>
      <a href="/compose/new" className="text-link underline">
        New page
      </a>
    </p>
  </main>
);
