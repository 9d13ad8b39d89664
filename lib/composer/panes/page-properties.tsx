'use client';

import type { ReactElement } from 'react';
import { PageWords } from '../form/page/page-words';
import { SectionWords } from '../form/page/section-words';
import { changeWords } from './change-words';
import { usePanes } from './use-panes';
import { useSession, useSessionState } from './use-session';

/** Of the page or section as a whole, where no block is chosen. */
export function PageProperties(): ReactElement {
  const session = useSession();
  const { collection, id, locale, path } = session.page;
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  const wasOnSite = useSessionState((state) => state.wasOnSite);
  const { change } = usePanes();
  const names = useSessionState(({ filling }) => filling.page.names);
  if (collection === 'website-sections') return <SectionWords id={id} locale={locale} path={path} />;
  const place = { collection, id, locale, path };
  const save = mayWrite ? (words: Parameters<typeof changeWords>[1]) => changeWords(session, words) : null;
  const changeAddress = wasOnSite ? null : () => change({ dialog: 'address' });
  return <PageWords {...place} names={names} save={save} changeAddress={changeAddress} />;
}
