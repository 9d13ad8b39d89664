'use client';

import type { ReactElement } from 'react';
import { formAddress } from '../records/form-address';
import { LinkBeside } from './link-beside';

type SectionWordsProps = { id: string; locale: string; path: string };

/** What a section is that many pages share, and where it is looked at. */
export function SectionWords({ id, locale, path }: SectionWordsProps): ReactElement {
  return (
    <section aria-label="Where it is shown" className="field-group mt-5">
      <h3 className="field-group-title">Where it is shown</h3>
      <p>Many pages share this section: what you publish here changes on all of them. You see it on</p>
      <p>
        <LinkBeside href={`/${locale}${path}`}>{path === '/' ? 'the home page' : path}</LinkBeside>
      </p>
      <p className="mt-3">
        <LinkBeside href={formAddress({ collection: 'website-sections', id, field: 'name', locale })}>
          Change its name and its contents
        </LinkBeside>
      </p>
    </section>
  );
}
