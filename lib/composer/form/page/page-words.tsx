'use client';

import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { z } from 'zod';
import { fillText } from '@/lib/engine/fill-names';
import { askCms } from '../records/ask-cms';
import { formAddress } from '../records/form-address';
import { LinkBeside } from './link-beside';

type PageWordsProps = {
  collection: string;
  id: string;
  locale: string;
  path: string;
  /** What stands for `{office}` and the like in its words. */
  names: Readonly<Record<string, string>>;
  mayWrite: boolean;
};

const recordSchema = z.object({
  title: z.string(),
  slug: z.string().nullish(),
  meta_title: z.string().nullish(),
  meta_description: z.string().nullish(),
});
type PageRecord = z.infer<typeof recordSchema>;

/** How the page as a whole is found: its title, its address, and what search engines say of it. */
export function PageWords(props: PageWordsProps): ReactElement {
  const { collection, id, locale, path, names, mayWrite } = props;
  // Not its blocks: they are here already.
  const fields = Object.keys(recordSchema.shape).map((name) => `select[${name}]=true`);
  const record = usePageRecord(
    `${collection}/${id}?${['depth=0', 'draft=true', `locale=${locale}`, ...fields].join('&')}`,
  );
  const changeAt = (field: string) => (mayWrite ? formAddress({ collection, id, field, locale }) : null);
  return (
    <section aria-label="How it is found" className="field-group mt-5">
      <h3 className="field-group-title">How it is found</h3>
      <dl className="grid gap-2">
        <Term name="Title" change={changeAt(record?.meta_title ? 'meta_title' : 'title')}>
          {fillText(record?.meta_title || record?.title || '…', names)}
        </Term>
        <Term name="Address" change={record?.slug ? changeAt('slug') : null}>
          <LinkBeside href={`/${locale}${path}`}>{path}</LinkBeside>
        </Term>
        <Term name="Description" change={changeAt('meta_description')}>
          {fillText(record?.meta_description ?? '', names) ||
            (record && (
              <span className="needed">
                None yet: search engines show the first words of the page instead
              </span>
            ))}
        </Term>
      </dl>
    </section>
  );
}

type TermProps = {
  name: string;
  /** Where it is changed; null for who may not. */
  change: string | null;
  children: ReactNode;
};

function Term({ name, change, children }: TermProps): ReactElement {
  return (
    <div>
      <dt className="flex items-baseline justify-between gap-2 text-label text-text-muted">
        {name}
        {change !== null && (
          <LinkBeside href={change}>
            Change<span className="sr-only"> the {name.toLowerCase()}</span>
          </LinkBeside>
        )}
      </dt>
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
