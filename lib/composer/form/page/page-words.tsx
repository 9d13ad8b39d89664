'use client';

import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { z } from 'zod';
import { fillText } from '@/lib/engine/fill-names';
import { askCms } from '../records/ask-cms';
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
  return (
    <section aria-label="How it is found" className="field-group mt-5">
      <h3 className="field-group-title">How it is found</h3>
      <dl className="grid gap-2">
        <Term name="Title">{fillText(record?.meta_title || record?.title || '…', names)}</Term>
        <Term name="Address">
          <LinkBeside href={`/${locale}${path}`}>{path}</LinkBeside>
        </Term>
        <Term name="Description">
          {fillText(record?.meta_description ?? '', names) ||
            (record && (
              <span className="needed">
                None yet: search engines show the first words of the page instead
              </span>
            ))}
        </Term>
      </dl>
      {mayWrite && (
        <p className="mt-3">
          <LinkBeside href={`/admin/collections/${collection}/${id}?locale=${locale}`}>
            Change title, address and description
          </LinkBeside>
        </p>
      )}
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
