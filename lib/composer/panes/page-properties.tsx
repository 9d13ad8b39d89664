'use client';

import type { ReactElement } from 'react';
import { PageWords } from '../form/page/page-words';
import { SectionWords } from '../form/page/section-words';
import type { SaveWords } from '../form/page/use-kept-words';
import { changeWords, sendLastWords } from './change-words';
import { usePanes } from './use-panes';
import { useSession, useSessionState } from './use-session';

/** Of the page or section as a whole, where no block is chosen. */
export function PageProperties(): ReactElement {
  const session = useSession();
  const { collection, id, locale, path } = session.page;
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  const email = useSessionState(({ editor }) => editor.email);
  const wasOnSite = useSessionState((state) => state.wasOnSite);
  const { change } = usePanes();
  const names = useSessionState(({ filling }) => filling.page.names);
  if (collection === 'website-sections') return <SectionWords id={id} locale={locale} path={path} />;
  const place = { collection, id, locale, path };
  const save: SaveWords | null = mayWrite
    ? (words, { isLast }) => (isLast ? sendLastWords(session, words) : changeWords(session, words))
    : null;
  const keptAs = [email, collection, id, locale].join(' ');
  const changeAddress = wasOnSite ? null : () => change({ dialog: 'address' });
  return (
    <PageWords
      {...place}
      key={keptAs}
      names={names}
      save={save}
      keptAs={keptAs}
      changeAddress={changeAddress}
    />
  );
}
