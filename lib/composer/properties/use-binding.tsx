'use client';

import { type ReactNode, useMemo } from 'react';
import { isSameJson } from '@/lib/document/canonical-json';
import type { StoredNode } from '@/lib/document/nodes';
import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { bindingsOf } from '@/lib/engine/bindings-of';
import type { Block } from '@/lib/engine/block';
import { sourceLabel } from '@/lib/engine/source-label';
import { subjectsAt } from '@/lib/routes/route-subjects';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { BindingForm, parseBinding } from '../form/binding/binding-form';
import { describeQuery } from '../form/binding/describe-query';
import { recordNameOf, formatBindingResult } from '../form/binding/binding-result';
import type { SuppliedField } from '../form/field/field-props';
import { FieldInput } from '../form/field-input';
import type { ComposedPage } from '../session/composer-api';
import { issuesOf } from '../session/block-issues';
import { BoundPictures } from './owned-pictures';
import { useSession, useSessionState } from '../workspace/use-session';

type BindingOptions = { id: string; own: StoredNode; definition: Block; document: OpenDocument; disabled: boolean };

/**
 * Binding of the selected block: the form for its source, the fields that the source supplies, and the
 * pictures of records that the block shows.
 */
export function useBinding({ id, own, definition, document, disabled }: BindingOptions): {
  form: ReactNode;
  owned: ReactNode;
  supplied: ReadonlyMap<string, SuppliedField>;
} {
  const session = useSession();
  const pageData = useSessionState((state) => state.pageData);
  const provided = useMemo(() => subjectsAt(session.page.path), [session]);
  const entries = bindingsOf(bindingEntries, definition.type);
  const bind = useMemo(() => parseBinding(own.bind), [own.bind]);
  const entry = entries.find(({ query }) => query.source === bind?.source);
  const supply = pageData.page.supplied[id];
  const resolved = useMemo(
    () => supply && { ...supply, props: { ...propsOf(own), ...supply.props } },
    [supply, own],
  );
  const label = entry ? describeQuery(entry.query).label : '';
  const before = pageData.of.blocks.get(id)?.own;
  const isUpToDate = isNode(before) && isSameJson(before.bind ?? null, own.bind ?? null);
  const supplied = useMemo(() => {
    const authored = (entry?.supplies ?? []).filter((name) => definition.authored.includes(name));
    const from = sourceLabel(bind) ?? '';
    return new Map(authored.map((name) => [name, { text: suppliedText(own, resolved?.props[name], name), from }]));
  }, [entry, definition, bind, resolved, own]);
  if (entries.length === 0) return { form: null, owned: null, supplied };
  return {
    supplied,
    owned: bind && entry?.pictures && <BoundPictures id={id} bind={bind} of={entry.pictures} />,
    form: (
      <section aria-label="Where its content comes from" className="field-group">
        <h3 className="field-group-title">Where its content comes from</h3>
        <BindingForm
          entries={entries}
          bind={bind}
          canWriteManually={definition.supplied.length === 0}
          provided={provided}
          result={isUpToDate ? formatBindingResult(resolved, entry?.supplies ?? [], label) : null}
          issues={sourceIssues(id, document, session.page)}
          disabled={disabled}
          fieldComponent={FieldInput}
          onChange={(next, isTyping) =>
            session.do([{ kind: 'bind', id, ...(next && { bind: next }) }], isTyping ? `${id} bind` : null)
          }
        />
      </section>
    ),
  };
}

const propsOf = ({ props }: StoredNode): StoredNode => (isNode(props) ? props : {});

/** Text of the source while the author has written none; the text of the author replaces it. */
function suppliedText({ props }: StoredNode, value: unknown, name: string): string {
  return isNode(props) && Object.hasOwn(props, name) ? '' : (recordNameOf(value) ?? '');
}

/** Issues of the query; without a source, that one is required. */
function sourceIssues(id: string, document: OpenDocument, page: ComposedPage): string[] {
  const issues = issuesOf(document, id, page).filter(({ path }) => path === 'bind');
  const wrong = issues.filter(({ severity }) => severity === 'malformed');
  return (wrong.length > 0 ? wrong : issues).map(({ message }) => message);
}
