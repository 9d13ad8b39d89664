'use client';

import { type ReactNode, useMemo } from 'react';
import { isSameJson } from '@/lib/document/canonical-json';
import type { StoredNode } from '@/lib/document/nodes';
import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { bindingsOf } from '@/lib/engine/bindings-of';
import type { Block } from '@/lib/engine/block';
import { nameSource } from '@/lib/engine/name-source';
import { subjectsAt } from '@/lib/routes/route-subjects';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { BindingForm, readBound } from '../form/binding/binding-form';
import { describeQuery } from '../form/binding/describe-query';
import { nameOf, tellSupply } from '../form/binding/tell-supply';
import type { SuppliedField } from '../form/field/field-props';
import { FieldInput } from '../form/field-input';
import type { ComposedPage } from '../session/backend';
import { faultsOf } from '../session/block-faults';
import { OwnedPictures } from './owned-pictures';
import { useSession, useSessionState } from './use-session';

type Chosen = { id: string; own: StoredNode; definition: Block; document: OpenDocument; disabled: boolean };

/** Where the chosen block takes its content from: a form for that, which fields it fills, and what it shows that is the records’. */
export function useBinding({ id, own, definition, document, disabled }: Chosen): {
  form: ReactNode;
  owned: ReactNode;
  supplied: ReadonlyMap<string, SuppliedField>;
} {
  const session = useSession();
  const filling = useSessionState((state) => state.filling);
  const provided = useMemo(() => subjectsAt(session.page.path), [session]);
  const entries = bindingsOf(bindingEntries, definition.type);
  const bind = useMemo(() => readBound(own.bind), [own.bind]);
  const entry = entries.find(({ query }) => query.source === bind?.source);
  const supply = filling.page.supplied[id];
  const filled = useMemo(
    () => supply && { ...supply, props: { ...written(own), ...supply.props } },
    [supply, own],
  );
  const label = entry ? describeQuery(entry.query).label : '';
  const before = filling.of.blocks.get(id)?.own;
  const isAsked = isNode(before) && isSameJson(before.bind ?? null, own.bind ?? null);
  const supplied = useMemo(() => {
    const authored = (entry?.supplies ?? []).filter((name) => definition.authored.includes(name));
    const from = nameSource(bind) ?? '';
    return new Map(authored.map((name) => [name, { words: wordsOf(own, filled?.props[name], name), from }]));
  }, [entry, definition, bind, filled, own]);
  if (entries.length === 0) return { form: null, owned: null, supplied };
  return {
    supplied,
    owned: bind && entry?.pictures && <OwnedPictures id={id} bind={bind} of={entry.pictures} />,
    form: (
      <section aria-label="Where its content comes from" className="field-group">
        <h3 className="field-group-title">Where its content comes from</h3>
        <BindingForm
          entries={entries}
          bind={bind}
          mayBeWritten={definition.supplied.length === 0}
          provided={provided}
          result={isAsked ? tellSupply(filled, entry?.supplies ?? [], label) : null}
          faults={sourceFaults(id, document, session.page)}
          disabled={disabled}
          draw={FieldInput}
          change={(next, isTyping) =>
            session.do([{ kind: 'bind', id, ...(next && { bind: next }) }], isTyping ? `${id} bind` : null)
          }
        />
      </section>
    ),
  };
}

const written = ({ props }: StoredNode): StoredNode => (isNode(props) ? props : {});

/** What the source says as long as nothing is written; once something is, that is what the page has. */
function wordsOf({ props }: StoredNode, value: unknown, name: string): string {
  return isNode(props) && Object.hasOwn(props, name) ? '' : (nameOf(value) ?? '');
}

/** What is wrong with what is asked; without a source, that there has to be one. */
function sourceFaults(id: string, document: OpenDocument, page: ComposedPage): string[] {
  const faults = faultsOf(document, id, page).filter(({ path }) => path === 'bind');
  const wrong = faults.filter(({ severity }) => severity === 'malformed');
  return (wrong.length > 0 ? wrong : faults).map(({ message }) => message);
}
