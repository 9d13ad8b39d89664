'use client';

import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { z } from 'zod';
import { askCms } from '../records/ask-cms';

/** A block with something left to do. */
export type Needing = { id: string; label: string; sentence: string };

type PageWordsProps = {
  collection: string;
  id: string;
  locale: string;
  path: string;
  needing: readonly Needing[];
  select: (id: string) => void;
};

const recordSchema = z.object({
  title: z.string(),
  meta_title: z.string().nullish(),
  meta_description: z.string().nullish(),
});
type PageRecord = z.infer<typeof recordSchema>;

/** The page as a whole, where no block is chosen: how it is found, and what is still to be done. */
export function PageWords({ collection, id, locale, path, needing, select }: PageWordsProps): ReactElement {
  return (
    <>
      <h2 className="font-display text-card">This page</h2>
      <p className="mb-4 text-text-muted">
        Choose a block on the page, or in the list beside it, to work on its words, pictures and links.
      </p>
      <StillToDo needing={needing} select={select} />
      <HowFound collection={collection} id={id} locale={locale} path={path} />
    </>
  );
}

function StillToDo({ needing, select }: Pick<PageWordsProps, 'needing' | 'select'>): ReactElement {
  return (
    <section aria-label="Still to be done" className="field-group">
      <h3 className="field-group-title">Still to be done</h3>
      {needing.length === 0 && <p>Nothing: every block has what it needs to be published.</p>}
      <ul className="grid gap-1">
        {needing.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className="pane-button w-full justify-start text-left"
              onClick={() => select(one.id)}
            >
              <span>
                {one.label}
                <span className="needed block text-label">{one.sentence}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HowFound({
  collection,
  id,
  locale,
  path,
}: Omit<PageWordsProps, 'needing' | 'select'>): ReactElement {
  const record = usePageRecord(`${collection}/${id}?locale=${locale}&depth=0&draft=true`);
  return (
    <section aria-label="How it is found" className="field-group">
      <h3 className="field-group-title">How it is found</h3>
      <dl className="grid gap-2">
        <Term name="Title">{record?.meta_title || record?.title || '…'}</Term>
        <Term name="Address">
          <a
            className="break-all text-link underline"
            href={`/${locale}${path}`}
            target="_blank"
            rel="noreferrer"
          >
            {path}
          </a>
        </Term>
        <Term name="Description">
          {record?.meta_description ||
            (record && (
              <span className="needed">
                None yet: search engines show the first words of the page instead
              </span>
            ))}
        </Term>
      </dl>
      <p className="mt-3">
        <a
          className="text-link underline"
          href={`/admin/collections/${collection}/${id}?locale=${locale}`}
          target="_blank"
          rel="noreferrer"
        >
          Change title, address and description
        </a>
      </p>
    </section>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt className="text-label text-text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function usePageRecord(place: string): PageRecord | null {
  const [record, setRecord] = useState<PageRecord | null>(null);
  useEffect(() => {
    let isWanted = true;
    askCms(place).then(
      (answer) => isWanted && setRecord(recordSchema.safeParse(answer).data ?? null),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [place]);
  return record;
}
