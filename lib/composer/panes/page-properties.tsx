'use client';

import { type ReactElement, useMemo } from 'react';
import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import { type Needing, PageWords } from '../form/page/page-words';
import { faultsOf } from '../session/block-faults';
import { useSession, useSessionState } from './use-session';

/** The page as a whole, and which of its blocks still need something. */
export function PageProperties(): ReactElement {
  const session = useSession();
  const document = useSessionState(({ editing }) => editing.document);
  const needing = useMemo(
    () =>
      [...document.blocks].flatMap(([id, { own }]): Needing[] => {
        const [first, ...others] = faultsOf(document, id);
        if (!first || !isNode(own)) return [];
        const label = registry.get(String(own.type))?.label ?? String(own.type);
        return [{ id, label, sentence: others.length > 0 ? `${others.length + 1} things` : first.message }];
      }),
    [document],
  );
  const { collection, id, locale, path } = session.page;
  return (
    <PageWords
      collection={collection}
      id={id}
      locale={locale}
      path={path}
      needing={needing}
      select={(block) => session.select(block)}
    />
  );
}
