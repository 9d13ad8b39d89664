'use client';

import type { ReactElement } from 'react';
import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import { BlockForm } from '../form/block-form';
import { faultsOf } from '../session/block-faults';
import { reasonAgainst } from '../session/reason-against';
import { useSession, useSessionState } from './use-session';

/** What an author writes in the chosen block. */
export function Properties(): ReactElement {
  const session = useSession();
  const id = useSessionState(({ selected }) => selected);
  const document = useSessionState(({ editing }) => editing.document);
  const editor = useSessionState((state) => state.editor);
  const own = id === null ? undefined : document.blocks.get(id)?.own;
  if (id === null || !isNode(own))
    return (
      <p className="text-text-muted">Choose a block on the page, or in the list beside it, to work on it.</p>
    );
  const type = String(own.type);
  const reason = reasonAgainst(document, [{ kind: 'set', id, path: [], value: own.props }], editor);
  const definition = registry.get(type);
  if (!definition) return <p>This version of the website does not know the block. It is kept as it is.</p>;
  return (
    <>
      <h2 className="font-display text-card">{definition.label}</h2>
      <p className="mb-4 text-text-muted">{definition.description}</p>
      <BlockForm
        key={id}
        own={own}
        type={type}
        faults={faultsOf(document, id)}
        reason={reason}
        change={(name, value, isTyping) =>
          session.do(
            [{ kind: 'set', id, path: [name], ...(value !== undefined && { value }) }],
            isTyping ? `${id} ${name}` : null,
          )
        }
      />
    </>
  );
}
