'use client';

import { type ReactElement, useCallback, useEffect, useMemo } from 'react';
import { registry } from '@/blocks/registry';
import { isNode, type StoredNode } from '@/lib/document/nodes';
import type { Block } from '@/lib/engine/block';
import { referenceKey } from '@/lib/engine/reference-table';
import { BlockForm } from '../form/block-form';
import type { FormPlace } from '../form/field/form-place';
import { FormReason } from '../form/form-reason';
import { faultsOf } from '../session/block-faults';
import { reasonAgainst } from '../session/reason-against';
import { useBinding } from './use-binding';
import { useLeftOut } from './use-left-out';
import { useSession, useSessionState } from './use-session';

/** What an author writes in the chosen block. */
export function Properties(): ReactElement | null {
  const id = useSessionState(({ selected }) => selected);
  const own = useSessionState(({ selected, editing }) =>
    selected === null ? undefined : editing.document.blocks.get(selected)?.own,
  );
  if (id === null || !isNode(own)) return null;
  const definition = registry.get(String(own.type));
  if (!definition)
    return (
      <>
        <h2 className="font-display text-card">A block of another version</h2>
        <p>
          This version of the website does not know “{String(own.type)}”. It is kept as it is, and visitors
          see nothing of it.
        </p>
      </>
    );
  return <OfBlock key={id} id={id} own={own} definition={definition} />;
}

function OfBlock({ id, own, definition }: { id: string; own: StoredNode; definition: Block }): ReactElement {
  const session = useSession();
  const document = useSessionState(({ editing }) => editing.document);
  const editor = useSessionState((state) => state.editor);
  const reason = reasonAgainst(document, [{ kind: 'set', id, path: [], value: own.props }], editor);
  // What is not there any more does not tell that it was left.
  useEffect(() => () => session.focus(null), [session]);
  const binding = useBinding({ id, own, definition, document, disabled: reason !== null });
  const leftOut = useLeftOut(id, own, definition);
  const sought = useSought(id);
  const pathOf = usePathOf();
  const change = useChange(id);
  return (
    <div data-form-of={id}>
      <h2 className="font-display text-card" tabIndex={-1}>
        {definition.label}
      </h2>
      <p className="mb-4 text-text-muted">{definition.description}</p>
      {/* Of a page that is not theirs it is said above, once. */}
      {editor.mayWrite && (
        <FormReason reason={reason} isHidden={own.hidden === true} isLocked={own.lock === true} />
      )}
      <BlockForm
        own={own}
        definition={definition}
        faults={[...faultsOf(document, id, session.page), ...leftOut]}
        reason={reason}
        supplied={binding.supplied}
        sought={sought}
        binding={binding.form}
        owned={binding.owned}
        path={session.page.path}
        pathOf={pathOf}
        mayMake={editor.reach === 'network' ? makesAsNetwork : makesAsOffice}
        focus={(name) => {
          session.found();
          session.focus(name === null ? null : { id, path: ['props', name] });
        }}
        change={change}
      />
    </div>
  );
}

/** Regions are the country's: they are in nobody's way to a page. */
const makesAsNetwork: FormPlace['mayMake'] = (kind) => kind !== 'region';
const makesAsOffice: FormPlace['mayMake'] = (kind) => kind !== 'region' && kind !== 'office';

/** What is written in a field of this block, into the page. */
function useChange(id: string): (name: string, value: unknown, isTyping: boolean) => void {
  const session = useSession();
  return useCallback(
    (name, value, isTyping) =>
      void session.do(
        [{ kind: 'set', id, path: [name], ...(value !== undefined && { value }) }],
        isTyping ? `${id} ${name}` : null,
      ),
    [session, id],
  );
}

/** Where in this block somebody is led to. */
const useSought = (id: string) => useSessionState(({ sought }) => (sought?.id === id ? sought : null));

/** Where visitors find what the page refers to. */
function usePathOf(): FormPlace['pathOf'] {
  const paths = useSessionState(({ filling }) => filling.page.references.paths);
  const table = useMemo(() => new Map(paths), [paths]);
  return useCallback((kind, id) => table.get(referenceKey(kind, id)), [table]);
}
