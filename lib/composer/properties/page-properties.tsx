'use client';

import type { ReactElement } from 'react';
import { PageMetadataForm } from '../form/page/page-metadata';
import { SectionInfo } from '../form/page/section-words';
import type { SaveMetadata } from '../form/page/use-metadata-draft';
import { saveMetadata, saveMetadataOnExit } from './change-words';
import { usePanes } from '../workspace/composer-context';
import { useSession, useSessionState } from '../workspace/use-session';

/** Properties of the page or section, shown while no block is selected. */
export function PageProperties(): ReactElement {
  const session = useSession();
  const { collection, id, locale, path } = session.page;
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  const email = useSessionState(({ editor }) => editor.email);
  const wasOnSite = useSessionState((state) => state.wasOnSite);
  const { change } = usePanes();
  const names = useSessionState(({ pageData }) => pageData.page.names);
  if (collection === 'website-sections') return <SectionInfo id={id} locale={locale} path={path} />;
  const pageKey = { collection, id, locale, path };
  const save: SaveMetadata | null = mayWrite
    ? (metadata, { isExiting }) => (isExiting ? saveMetadataOnExit(session, metadata) : saveMetadata(session, metadata))
    : null;
  const storageKey = [email, collection, id, locale].join(' ');
  const changeAddress = wasOnSite ? null : () => change({ dialog: 'address' });
  return (
    <PageMetadataForm
      {...pageKey}
      key={storageKey}
      names={names}
      save={save}
      storageKey={storageKey}
      changeAddress={changeAddress}
    />
  );
}
