'use client';

import { type ReactElement, Suspense, useState } from 'react';
import { registry } from '@/blocks/registry';
import { isNode, type StoredNode } from '@/lib/document/nodes';
import { isHidden } from '@/lib/document/visible-nodes';
import { useFrozenValue } from '../form/field/use-frozen-value';
import {
  withCurrentVersion,
  hasNoUniqueId,
  createRepair,
  unknownProps,
  withoutUnknownProps,
} from './repairs';
import { lazyComponent, lazyPart } from '../lazy-component';
import { blockNameOf, formatIssueAt } from '../outline/block-name';
import { type Quarantine, quarantineOf } from '../outline/quarantine';
import { issuesOf } from '../session/block-issues';
import { reasonAgainstEdit } from '../session/edit-reasons';
import { AssignId } from './own-id';
import { BlockJson } from './raw-block';
import { useFind } from '../workspace/use-find';
import { usePanes } from '../workspace/composer-context';
import { useSession, useSessionState } from '../workspace/use-session';

const ReplaceBlock = lazyComponent(
  lazyPart(() => import('./replace-block').then((module) => module.ReplaceBlock)),
);

/**
 * For a selected block that cannot be rendered: the reason and the possible repairs. The block stays
 * unchanged until then.
 */
export function QuarantineCard(): ReactElement | null {
  const id = useSessionState(({ selected }) => selected);
  const own = useSessionState(({ editing, selected }) =>
    selected === null ? undefined : editing.document.blocks.get(selected)?.own,
  );
  const isFocused = useSessionState(({ focused, selected }) => focused !== null && focused.id === selected);
  const now = { id, quarantine: own === undefined ? null : quarantineOf(own) };
  const stable = useFrozenValue(now, isFocused);
  const isTyped = useSessionState(({ editing }) =>
    hasOnlyTypedIssues(editing.stored.document.blocks.get(id ?? '')?.own, own),
  );
  if (id === null || own === undefined) return null;
  const { quarantine } = stable.id === id ? stable : now;
  if (quarantine?.kind === 'wrong values' && isTyped) return null;
  if (quarantine) return <Card key={id} id={id} own={own} quarantine={quarantine} />;
  return hasNoUniqueId(id) && isNode(own) ? <AssignId id={id} own={own} /> : null;
}

/**
 * Whether the stored block is valid, so visitors see it and the issues of the typed text appear at their
 * fields.
 */
const hasOnlyTypedIssues = (stored: unknown, own: unknown): boolean =>
  stored !== undefined && stored !== own && quarantineOf(stored) === null;

type CardProps = { id: string; own: unknown; quarantine: Quarantine };

function Card({ id, own, quarantine }: CardProps): ReactElement {
  const [isDismissed, setDismissed] = useState(false);
  const session = useSession();
  const isStored = useSessionState(({ editing }) => editing.stored.document.blocks.has(id));
  const { label } = blockNameOf(own);
  const dismiss = () => {
    const { document, stored } = session.state().editing;
    const before = stored.document.blocks.get(id)?.own;
    // An unfinished repair would stay unsaved for good.
    if (before !== undefined && before !== document.blocks.get(id)?.own)
      session.do([{ kind: 'replace', id, own: before }]);
    setDismissed(true);
  };
  if (isDismissed)
    return (
      <section
        aria-label="A block that cannot be shown"
        className="mb-4 rounded-md border border-line-strong p-3"
      >
        <p className="mb-2">{label} is kept as it is, and visitors see nothing of it.</p>
        <button
          type="button"
          className="pane-button border border-line-strong"
          onClick={() => setDismissed(false)}
        >
          Repair it after all
        </button>
      </section>
    );
  return (
    <section aria-label="A block that cannot be shown" className="mb-4 rounded-md border border-negative p-4">
      <h2 className="mb-1 font-display text-card">{label} cannot be shown</h2>
      <p className="mb-2">{quarantine.reason}</p>
      <p className="mb-3 text-text-muted">
        Visitors see nothing of it. Nothing is lost:{' '}
        {isStored ? 'it stays stored, to the letter' : 'it is kept in this browser, and not saved yet'}.
        {quarantine.kind === 'wrong values' &&
          !isHidden(own) &&
          ' The page is published again once it is mended, hidden or taken out.'}
      </p>
      <IssueList id={id} kind={quarantine.kind} />
      {isNode(own) && <RepairActions id={id} own={own} quarantine={quarantine} />}
      <button type="button" className="pane-button mt-2 border border-line-strong" onClick={dismiss}>
        Keep it as it is
      </button>
      <BlockJson id={id} own={own} />
    </section>
  );
}

/** The issues by field; an unreadable block has none. */
function IssueList({ id, kind }: { id: string; kind: Quarantine['kind'] }): ReactElement | null {
  const document = useSessionState(({ editing }) => editing.document);
  const { page } = useSession();
  const find = useFind();
  const own = document.blocks.get(id)?.own;
  const issues = kind === 'wrong values' ? issuesOf(document, id, page) : [];
  if (issues.length === 0) return null;
  return (
    <ul className="mb-3 grid gap-1">
      {issues.map(({ path, message }) => (
        <li key={`${path} ${message}`} className="border-negative border-l-2 pl-2">
          <button type="button" className="text-left underline" onClick={() => find(id, path)}>
            {formatIssueAt(own, path, message)}
          </button>
        </li>
      ))}
    </ul>
  );
}

type RepairActionsProps = { id: string; own: StoredNode; quarantine: Quarantine };

function RepairActions({ id, own, quarantine }: RepairActionsProps): ReactElement | null {
  const session = useSession();
  const { announce } = usePanes();
  const refusal = useSessionState(({ editing, editor }) =>
    reasonAgainstEdit(editing.document, createRepair(editing.document, id, own).operations, editor),
  );
  if (refusal) return <p className="rounded-md bg-accent-soft p-3">{refusal}</p>;
  const applyRepair = (repaired: StoredNode, done: string) => () => {
    const { operations, key } = createRepair(session.state().editing.document, id, repaired);
    const refused = session.do(operations);
    if (!refused) session.select(key);
    announce(refused ?? done);
  };
  const button = 'pane-button border border-line-strong';
  const unknownNames = unknownProps(own);
  if (quarantine.kind === 'unknown type')
    return (
      <Suspense>
        <ReplaceBlock id={id} own={own} />
      </Suspense>
    );
  if (quarantine.kind === 'other version' && registry.get(String(own.type)))
    return (
      <button
        type="button"
        className={button}
        onClick={applyRepair(withCurrentVersion(own), 'Read as a block of this version')}
      >
        Read it as a block of this version
      </button>
    );
  if (hasNoUniqueId(id)) return <AssignId id={id} own={own} />;
  if (quarantine.kind !== 'wrong values') return null;
  return (
    <>
      {unknownNames.length > 0 && (
        <button type="button" className={button} onClick={applyRepair(withoutUnknownProps(own), 'Taken out')}>
          Take out {unknownNames.map((name) => `“${name}”`).join(' and ')}
        </button>
      )}
      <p className="my-2">
        Mend what is marked in the form below: the block is shown as soon as all of it is right.
      </p>
    </>
  );
}
