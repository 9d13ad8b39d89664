'use client';

import type { ReactElement } from 'react';
import { adminFormUrl } from '../records/admin-links';
import { NewTabLink } from '../records/link-beside';

type SectionInfoProps = { id: string; locale: string; path: string };

/**
 * Explains that a section is shared by many pages, with links to a page that shows it and to its form in the
 * CMS.
 */
export function SectionInfo({ id, locale, path }: SectionInfoProps): ReactElement {
  return (
    <section aria-label="Where it is shown" className="field-group mt-5">
      <h3 className="field-group-title">Where it is shown</h3>
      <p>Many pages share this section: what you publish here changes on all of them. You see it on</p>
      <p>
        <NewTabLink href={`/${locale}${path}`}>{path === '/' ? 'the home page' : path}</NewTabLink>
      </p>
      <p className="mt-3">
        <NewTabLink href={adminFormUrl({ collection: 'website-sections', id, field: 'name', locale })}>
          Change its name and its contents
        </NewTabLink>
      </p>
    </section>
  );
}
