'use client';

import type { ReactElement } from 'react';

type SectionWordsProps = { id: string; locale: string; path: string };

/** What a section is that many pages share, and where it is looked at. */
export function SectionWords({ id, locale, path }: SectionWordsProps): ReactElement {
  return (
    <section aria-label="Where it is shown" className="field-group mt-5">
      <h3 className="field-group-title">Where it is shown</h3>
      <p>Many pages share this section: what you publish here changes on all of them. You see it on</p>
      <p>
        <a
          className="break-all text-link underline"
          href={`/${locale}${path}`}
          target="_blank"
          rel="noreferrer"
        >
          {path}
        </a>
      </p>
      <p className="mt-3">
        <a
          className="text-link underline"
          href={`/admin/collections/website-sections/${id}?locale=${locale}`}
          target="_blank"
          rel="noreferrer"
        >
          Change its name and its contents
        </a>
      </p>
    </section>
  );
}
