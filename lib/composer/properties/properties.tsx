'use client';

import { type ReactElement, useCallback, useEffect, useMemo } from 'react';
import { registry } from '@/blocks/registry';
import { isNode, type StoredNode } from '@/lib/document/nodes';
import type { Block } from '@/lib/engine/block';
import { referenceKey } from '@/lib/engine/reference-table';
import { BlockForm } from '../form/block-form';
import type { BlockFormContextValue } from '../form/field/block-form-context';
import { BlockNotice } from '../form/form-reason';
import { issuesOf } from '../session/block-issues';
import { reasonAgainstEdit } from '../session/edit-reasons';
import { useBinding } from './use-binding';
import { useStrippedMarkup } from './use-left-out';
import { useSession, useSessionState } from '../workspace/use-session';

/** The form of the selected block. */
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
  return <BlockProperties key={id} id={id} own={own} definition={definition} />;
}

function BlockProperties({ id, own, definition }: { id: string; own: StoredNode; definition: Block }): ReactElement {
  const session = useSession();
  const document = useSessionState(({ editing }) => editing.document);
  const editor = useSessionState((state) => state.editor);
  const reason = reasonAgainstEdit(document, [{ kind: 'set', id, path: [], value: own.props }], editor);
  // A removed element fires no blur event.
  useEffect(() => () => session.focus(null), [session]);
  const binding = useBinding({ id, own, definition, document, disabled: reason !== null });
  const markupIssues = useStrippedMarkup(id, own, definition);
  const target = useFindTarget(id);
  const pathOf = usePathOf();
  const change = useChange(id);
  return (
    <div data-form-of={id}>
      <h2 className="font-display text-card" tabIndex={-1}>
        {definition.label}
      </h2>
      <p className="mb-4 text-text-muted">{definition.description}</p>
      {/* On a page of another owner, the notice above already says so. */}
      {editor.mayWrite && (
        <BlockNotice reason={reason} isHidden={own.hidden === true} isLocked={own.lock === true} />
      )}
      <BlockForm
        own={own}
        definition={definition}
        issues={[...issuesOf(document, id, session.page), ...markupIssues]}
        reason={reason}
        supplied={binding.supplied}
        target={target}
        binding={binding.form}
        recordPictures={binding.owned}
        path={session.page.path}
        pathOf={pathOf}
        canCreate={editor.reach === 'network' ? canNetworkCreate : canOfficeCreate}
        onFocusChange={(name) => {
          session.clearTargetField();
          session.focus(name === null ? null : { id, path: ['props', name] });
        }}
        onChange={change}
      />
    </div>
  );
}

/** Regions belong to the country; no page depends on a new one. */
const canNetworkCreate: BlockFormContextValue['canCreate'] = (kind) => kind !== 'region';
const canOfficeCreate: BlockFormContextValue['canCreate'] = (kind) => kind !== 'region' && kind !== 'office';

/** Writes the value of a field to the page. */
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

/** The field of this block that the user was sent to. */
const useFindTarget = (id: string) => useSessionState(({ targetField: target }) => (target?.id === id ? target : null));

/** Public paths of the records that the page refers to. */
function usePathOf(): BlockFormContextValue['pathOf'] {
  const paths = useSessionState(({ pageData }) => pageData.page.references.paths);
  const table = useMemo(() => new Map(paths), [paths]);
  return useCallback((kind, id) => table.get(referenceKey(kind, id)), [table]);
}
