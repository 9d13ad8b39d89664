'use client';

import { type ReactElement, Suspense, useState } from 'react';
import { registry } from '@/blocks/registry';
import { isNode, type StoredNode } from '@/lib/document/nodes';
import { isHidden } from '@/lib/document/shown-nodes';
import { useHeldStill } from '../form/field/use-held-still';
import {
  asThisVersion,
  isWithoutOwnId,
  putInPlace,
  strangeProps,
  withoutStrangeProps,
} from '../inserting/repairs';
import { drawnLater, laterPart } from '../loading/later-part';
import { blockNameOf, tellAtPlace } from '../outline/block-name';
import { type Quarantine, quarantineOf } from '../outline/quarantine';
import { faultsOf } from '../session/block-faults';
import { reasonAgainst } from '../session/reason-against';
import { OwnId } from './own-id';
import { RawBlock } from './raw-block';
import { useFind } from './use-find';
import { usePanes } from './use-panes';
import { useSession, useSessionState } from './use-session';

const ReplaceBlock = drawnLater(
  laterPart(() => import('./replace-block').then((module) => module.ReplaceBlock)),
);

/** Of the chosen block, when visitors see nothing of it: why, and what can be done; it is kept as it is until then. */
export function QuarantineCard(): ReactElement | null {
  const id = useSessionState(({ selected }) => selected);
  const own = useSessionState(({ editing, selected }) =>
    selected === null ? undefined : editing.document.blocks.get(selected)?.own,
  );
  const isInHand = useSessionState(({ focused, selected }) => focused !== null && focused.id === selected);
  const now = { id, quarantine: own === undefined ? null : quarantineOf(own) };
  const held = useHeldStill(now, isInHand);
  const isTyped = useSessionState(({ editing }) =>
    isOnlyTyped(editing.stored.document.blocks.get(id ?? '')?.own, own),
  );
  if (id === null || own === undefined) return null;
  const { quarantine } = held.id === id ? held : now;
  if (quarantine?.kind === 'wrong values' && isTyped) return null;
  if (quarantine) return <Card key={id} id={id} own={own} quarantine={quarantine} />;
  return isWithoutOwnId(id) && isNode(own) ? <OwnId id={id} own={own} /> : null;
}

/** What is stored can be shown, and visitors see that: what was typed since is told at its field. */
const isOnlyTyped = (stored: unknown, own: unknown): boolean =>
  stored !== undefined && stored !== own && quarantineOf(stored) === null;

type CardProps = { id: string; own: unknown; quarantine: Quarantine };

function Card({ id, own, quarantine }: CardProps): ReactElement {
  const [isKept, setKept] = useState(false);
  const session = useSession();
  const isStored = useSessionState(({ editing }) => editing.stored.document.blocks.has(id));
  const { label } = blockNameOf(own);
  const keep = () => {
    const { document, stored } = session.state().editing;
    const before = stored.document.blocks.get(id)?.own;
    // A repair that came to no end would wait there for ever.
    if (before !== undefined && before !== document.blocks.get(id)?.own)
      session.do([{ kind: 'replace', id, own: before }]);
    setKept(true);
  };
  if (isKept)
    return (
      <section
        aria-label="A block that cannot be shown"
        className="mb-4 rounded-md border border-line-strong p-3"
      >
        <p className="mb-2">{label} is kept as it is, and visitors see nothing of it.</p>
        <button
          type="button"
          className="pane-button border border-line-strong"
          onClick={() => setKept(false)}
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
      <Faults id={id} kind={quarantine.kind} />
      {isNode(own) && <Repairs id={id} own={own} quarantine={quarantine} />}
      <button type="button" className="pane-button mt-2 border border-line-strong" onClick={keep}>
        Keep it as it is
      </button>
      <RawBlock id={id} own={own} />
    </section>
  );
}

/** What is wrong, field by field; of what cannot be read nothing can be said. */
function Faults({ id, kind }: { id: string; kind: Quarantine['kind'] }): ReactElement | null {
  const document = useSessionState(({ editing }) => editing.document);
  const { page } = useSession();
  const find = useFind();
  const own = document.blocks.get(id)?.own;
  const faults = kind === 'wrong values' ? faultsOf(document, id, page) : [];
  if (faults.length === 0) return null;
  return (
    <ul className="mb-3 grid gap-1">
      {faults.map(({ path, message }) => (
        <li key={`${path} ${message}`} className="border-negative border-l-2 pl-2">
          <button type="button" className="text-left underline" onClick={() => find(id, path)}>
            {tellAtPlace(own, path, message)}
          </button>
        </li>
      ))}
    </ul>
  );
}

type RepairsProps = { id: string; own: StoredNode; quarantine: Quarantine };

function Repairs({ id, own, quarantine }: RepairsProps): ReactElement | null {
  const session = useSession();
  const { say } = usePanes();
  const refusal = useSessionState(({ editing, editor }) =>
    reasonAgainst(editing.document, putInPlace(editing.document, id, own).operations, editor),
  );
  if (refusal) return <p className="rounded-md bg-accent-soft p-3">{refusal}</p>;
  const put = (mended: StoredNode, done: string) => () => {
    const { operations, key } = putInPlace(session.state().editing.document, id, mended);
    const refused = session.do(operations);
    if (!refused) session.select(key);
    say(refused ?? done);
  };
  const button = 'pane-button border border-line-strong';
  const strange = strangeProps(own);
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
        onClick={put(asThisVersion(own), 'Read as a block of this version')}
      >
        Read it as a block of this version
      </button>
    );
  if (isWithoutOwnId(id)) return <OwnId id={id} own={own} />;
  if (quarantine.kind !== 'wrong values') return null;
  return (
    <>
      {strange.length > 0 && (
        <button type="button" className={button} onClick={put(withoutStrangeProps(own), 'Taken out')}>
          Take out {strange.map((name) => `“${name}”`).join(' and ')}
        </button>
      )}
      <p className="my-2">
        Mend what is marked in the form below: the block is shown as soon as all of it is right.
      </p>
    </>
  );
}
