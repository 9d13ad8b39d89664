'use client';

import type { ReactElement } from 'react';
import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { fieldsOf } from '../form/field/described-field';
import { namePlace } from '../form/field/name-place';
import { blockTitleOf } from '../outline/block-name';
import type { ComposedPage } from '../session/backend';
import { faultsOf } from '../session/block-faults';
import { useSession, useSessionState } from './use-session';

/** What is to be mended, block by block, in the words of their forms; each leads to its block. */
export function ToMendList({ blocks }: { blocks: readonly string[] }): ReactElement {
  const session = useSession();
  const document = useSessionState(({ editing }) => editing.document);
  return (
    <ul className="mt-1 grid gap-1">
      {blocks.map((id) => (
        <li key={id}>
          <button type="button" className="text-left text-link underline" onClick={() => session.select(id)}>
            {blockTitleOf(document.blocks.get(id)?.own)}
          </button>
          <span className="text-text-muted"> {tellFaults(document, id, session.page)}</span>
        </li>
      ))}
    </ul>
  );
}

/** As `Heading: Fill this in · Buttons, 1: Say where it leads`. */
function tellFaults(document: OpenDocument, id: string, page: ComposedPage): string {
  const own = document.blocks.get(id)?.own;
  const fields = fieldsOf(isNode(own) ? registry.get(String(own.type))?.describe() : undefined);
  const told = faultsOf(document, id, page).map(({ path, message }) => {
    const name = namePlace(path, fields);
    return name === null ? message : `${name}: ${message}`;
  });
  return [...new Set(told)].join(' · ');
}
