'use client';

import type { ReactElement } from 'react';
import { PageWords } from '../form/page/page-words';
import { useSession } from './use-session';

/** How the page as a whole is found, where no block is chosen. */
export function PageProperties(): ReactElement {
  const { collection, id, locale, path } = useSession().page;
  return <PageWords collection={collection} id={id} locale={locale} path={path} />;
}
