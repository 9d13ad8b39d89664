'use client';

import { type ReactElement, Suspense, useState } from 'react';
import { registry } from '@/blocks/registry';
import { isSameJson } from '@/lib/document/canonical-json';
import { isNode, type StoredNode } from '@/lib/document/nodes';
import { isHidden } from '@/lib/document/visible-nodes';
import { useFrozenValue } from '../form/field/use-frozen-value';
import { lazyComponent, loadable } from '../lazy-component';
import { blockNameOf, formatIssueAt } from '../outline/block-name';
import { type Quarantine, quarantineOf } from '../outline/quarantine';
import { issuesOf } from '../session/block-issues';
import { reasonAgainstEdit } from '../session/edit-reasons';
import { useGoToField, usePanes, useSession, useSessionState } from '../workspace/composer-context';
import {
  createRepair,
  hasNoUniqueId,
  unknownProps,
  withCurrentVersion,
  withoutUnknownProps,
} from './repairs';

/** Assigns a unique id to a block that has none or the id of another block; it can be edited afterwards. */
function AssignId({ id, node }: { id: string; node: StoredNode }): ReactElement | null {
  const session = useSession();
  const { announce } = usePanes();
  if (typeof node.type !== 'string') return null;
  const assignId = () => {
    const { operations, key } = createRepair(session.state().editing.document, id, node);
    const refused = session.apply(operations);
    if (!refused) session.select(key);
    announce(refused ?? 'It has its own id now');
  };
  return (
    <section aria-label="A block without its own id" className="mb-4 rounded-md bg-accent-soft p-3">
      <p className="mb-2">It has no id, or shares one with another block, and cannot be edited.</p>
      <button type="button" className="pane-button border border-line-strong" onClick={assignId}>
        Assign a new id
      </button>
    </section>
  );
}

/** The edited JSON, and the stored value at the start of the edit. */
type JsonDraft = { text: string; from: unknown };

const conflictMessage =
  'The block has changed since you started editing. Copy your text, then select “Reload stored data”';

/** The stored JSON of a block, which network staff can edit. */
function BlockJson({ id, node }: { id: string; node: unknown }): ReactElement | null {
  const session = useSession();
  const { announce } = usePanes();
  const scope = useSessionState(({ editor }) => editor.tenantScope);
  const [draft, setDraft] = useState<JsonDraft | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (scope !== 'network') return null;
  const applyDraft = () => {
    if (!draft) return;
    const { document } = session.state().editing;
    if (!isSameJson(document.blocks.get(id)?.node, draft.from)) return setRefusal(conflictMessage);
    const read = readJson(draft.text);
    if (!isNode(read)) return setRefusal('This is not a valid block: enter it as JSON');
    const { operations, key } = createRepair(document, id, read);
    const refused = session.apply(operations);
    setRefusal(refused);
    if (refused) return;
    setDraft(null);
    session.select(key);
    announce('Saved as entered');
  };
  const reset = () => {
    setDraft(null);
    setRefusal(null);
  };
  return (
    <details className="mt-3">
      <summary className="font-medium">Stored data</summary>
      <label className="mt-2 grid gap-1">
        <span className="text-label text-text-muted">As JSON. Only the network’s staff can see it.</span>
        <textarea
          className="field font-mono text-label"
          rows={10}
          spellCheck={false}
          value={draft?.text ?? JSON.stringify(node, null, 2)}
          readOnly={!isNode(node)}
          onChange={({ target }) => setDraft({ text: target.value, from: draft ? draft.from : node })}
        />
      </label>
      {refusal && (
        <p role="alert" className="my-2 text-negative">
          {refusal}
        </p>
      )}
      {draft && (
        <span className="mt-2 flex flex-wrap gap-2">
          <button type="button" className="pane-button border border-line-strong" onClick={applyDraft}>
            Save
          </button>
          <button type="button" className="pane-button" onClick={reset}>
            Reload stored data
          </button>
        </span>
      )}
    </details>
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const ReplaceBlock = lazyComponent(
  loadable(() => import('./replace-block').then((module) => module.ReplaceBlock)),
);

/**
 * For a selected block that cannot be rendered: the reason and the possible repairs. The block stays
 * unchanged until then.
 */
export function QuarantineCard(): ReactElement | null {
  const id = useSessionState(({ selected }) => selected);
  const node = useSessionState(({ editing, selected }) =>
    selected === null ? undefined : editing.document.blocks.get(selected)?.node,
  );
  const isFocused = useSessionState(({ focused, selected }) => focused !== null && focused.id === selected);
  const now = { id, quarantine: node === undefined ? null : quarantineOf(node) };
  const stable = useFrozenValue(now, isFocused);
  const isTyped = useSessionState(({ editing }) =>
    hasOnlyTypedIssues(editing.stored.document.blocks.get(id ?? '')?.node, node),
  );
  if (id === null || node === undefined) return null;
  const { quarantine } = stable.id === id ? stable : now;
  if (quarantine?.kind === 'wrong values' && isTyped) return null;
  if (quarantine) return <Card key={id} id={id} node={node} quarantine={quarantine} />;
  return hasNoUniqueId(id) && isNode(node) ? <AssignId id={id} node={node} /> : null;
}

/**
 * Whether the stored block is valid, so visitors see it and the issues of the typed text appear at their
 * fields.
 */
const hasOnlyTypedIssues = (stored: unknown, node: unknown): boolean =>
  stored !== undefined && stored !== node && quarantineOf(stored) === null;

type CardProps = { id: string; node: unknown; quarantine: Quarantine };

function Card({ id, node, quarantine }: CardProps): ReactElement {
  const [isDismissed, setDismissed] = useState(false);
  const session = useSession();
  const isStored = useSessionState(({ editing }) => editing.stored.document.blocks.has(id));
  const { label } = blockNameOf(node);
  const dismiss = () => {
    const { document, stored } = session.state().editing;
    const before = stored.document.blocks.get(id)?.node;
    // An unfinished repair would stay unsaved for good.
    if (before !== undefined && before !== document.blocks.get(id)?.node)
      session.apply([{ kind: 'replace', id, own: before }]);
    setDismissed(true);
  };
  if (isDismissed)
    return (
      <section
        aria-label="A block that cannot be shown"
        className="mb-4 rounded-md border border-line-strong p-3"
      >
        <p className="mb-2">{label} is stored unchanged and hidden from visitors.</p>
        <button
          type="button"
          className="pane-button border border-line-strong"
          onClick={() => setDismissed(false)}
        >
          Repair
        </button>
      </section>
    );
  return (
    <section aria-label="A block that cannot be shown" className="mb-4 rounded-md border border-negative p-4">
      <h2 className="mb-1 font-display text-card">{label} cannot be shown</h2>
      <p className="mb-2">{quarantine.reason}</p>
      <p className="mb-3 text-text-muted">
        Visitors do not see it. Nothing is lost:{' '}
        {isStored ? 'it is stored unchanged' : 'it is stored in this browser, not saved yet'}.
        {quarantine.kind === 'wrong values' &&
          !isHidden(node) &&
          ' Repair, hide or delete it to publish the page again.'}
      </p>
      <IssueList id={id} kind={quarantine.kind} />
      {isNode(node) && <RepairActions id={id} node={node} quarantine={quarantine} />}
      <button type="button" className="pane-button mt-2 border border-line-strong" onClick={dismiss}>
        Keep unchanged
      </button>
      <BlockJson id={id} node={node} />
    </section>
  );
}

/** The issues by field; an unreadable block has none. */
function IssueList({ id, kind }: { id: string; kind: Quarantine['kind'] }): ReactElement | null {
  const document = useSessionState(({ editing }) => editing.document);
  const { page } = useSession();
  const goToField = useGoToField();
  const node = document.blocks.get(id)?.node;
  const issues = kind === 'wrong values' ? issuesOf(document, id, page) : [];
  if (issues.length === 0) return null;
  return (
    <ul className="mb-3 grid gap-1">
      {issues.map(({ path, message }) => (
        <li key={`${path} ${message}`} className="border-negative border-l-2 pl-2">
          <button type="button" className="text-left underline" onClick={() => goToField(id, path)}>
            {formatIssueAt(node, path, message)}
          </button>
        </li>
      ))}
    </ul>
  );
}

type RepairActionsProps = { id: string; node: StoredNode; quarantine: Quarantine };

function RepairActions({ id, node, quarantine }: RepairActionsProps): ReactElement | null {
  const session = useSession();
  const { announce } = usePanes();
  const refusal = useSessionState(({ editing, editor }) =>
    reasonAgainstEdit(editing.document, createRepair(editing.document, id, node).operations, editor),
  );
  if (refusal) return <p className="rounded-md bg-accent-soft p-3">{refusal}</p>;
  const applyRepair = (repaired: StoredNode, done: string) => () => {
    const { operations, key } = createRepair(session.state().editing.document, id, repaired);
    const refused = session.apply(operations);
    if (!refused) session.select(key);
    announce(refused ?? done);
  };
  const button = 'pane-button border border-line-strong';
  const unknownNames = unknownProps(node);
  if (quarantine.kind === 'unknown type')
    return (
      <Suspense>
        <ReplaceBlock id={id} node={node} />
      </Suspense>
    );
  if (quarantine.kind === 'other version' && registry.get(String(node.type)))
    return (
      <button
        type="button"
        className={button}
        onClick={applyRepair(withCurrentVersion(node), 'Converted to this version')}
      >
        Convert to this version
      </button>
    );
  if (hasNoUniqueId(id)) return <AssignId id={id} node={node} />;
  if (quarantine.kind !== 'wrong values') return null;
  return (
    <>
      {unknownNames.length > 0 && (
        <button type="button" className={button} onClick={applyRepair(withoutUnknownProps(node), 'Removed')}>
          Remove {unknownNames.map((name) => `“${name}”`).join(' and ')}
        </button>
      )}
      <p className="my-2">Correct the marked fields below to show the block.</p>
    </>
  );
}
