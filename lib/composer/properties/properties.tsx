'use client';

import { type ReactElement, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { registry } from '@/blocks/registry';
import { isSameJson } from '@/lib/document/canonical-json';
import { isNode, type StoredNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { bindingsOf } from '@/lib/engine/bindings-of';
import type { Block } from '@/lib/engine/block';
import { formattedTexts } from '@/lib/engine/formatted-texts';
import { type Issue, issueOf } from '@/lib/engine/issue';
import { referenceKey } from '@/lib/engine/reference-table';
import { sourceLabel } from '@/lib/engine/source-label';
import { matchRoute } from '@/lib/routes/match-route';
import { routeSubjects, subjectsAt } from '@/lib/routes/route-subjects';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import type { SuppliedPictures } from '@/schemas/bindings/supplied-pictures';
import { jsonSchema } from '@/schemas/json';
import { BindingForm, type BindingValue, parseBinding } from '../form/binding/binding-form';
import { formatBindingResult, recordNameOf } from '../form/binding/binding-result';
import { describeQuery } from '../form/binding/describe-query';
import { BlockForm, BlockNotice } from '../form/block-form';
import type { BlockFormContextValue } from '../form/field/block-form-context';
import type { SuppliedField } from '../form/field/field-props';
import { FieldInput } from '../form/field-input';
import { picturesOfRecords, RecordPictures } from '../form/records/record-pictures';
import { issuesOf } from '../session/block-issues';
import type { ComposedPage } from '../session/composer-api';
import { reasonAgainstEdit } from '../session/edit-reasons';
import { useSession, useSessionState } from '../workspace/composer-context';

/** `source`: where the props of the block contain the pictures. */
type BoundPicturesProps = { id: string; bind: BindingValue; source: SuppliedPictures };

/** The pictures of records that a block shows. */
function BoundPictures({ id, bind, source }: BoundPicturesProps): ReactElement {
  const { path, locale } = useSession().page;
  const props = useSessionState(({ pageData }) => pageData.data.supplied[id]?.props);
  const table = useSessionState(({ pageData }) => pageData.data.references.pictures);
  const pressed = useSessionState(({ picture }) => picture);
  const pictures = useMemo(() => {
    const match = matchRoute(path);
    const pageSlugs = match ? routeSubjects(match) : {};
    const { query } = bind;
    return props ? picturesOfRecords({ source, query, props, pageSlugs, pictures: new Map(table) }) : [];
  }, [bind, source, props, path, table]);
  return (
    <RecordPictures
      {...{ kind: source.kind, pictures, pressedSrc: pressed, locale }}
      key={pictures.length > 0 ? 'there' : 'none'}
    />
  );
}

type BindingOptions = {
  id: string;
  node: StoredNode;
  definition: Block;
  document: OpenDocument;
  disabled: boolean;
};

/**
 * Binding of the selected block: the form for its source, the fields that the source supplies, and the
 * pictures of records that the block shows.
 */
function useBinding({ id, node, definition, document, disabled }: BindingOptions): {
  form: ReactNode;
  recordPictures: ReactNode;
  supplied: ReadonlyMap<string, SuppliedField>;
} {
  const session = useSession();
  const pageData = useSessionState((state) => state.pageData);
  const subjectKinds = useMemo(() => subjectsAt(session.page.path), [session]);
  const entries = bindingsOf(bindingEntries, definition.type);
  const bind = useMemo(() => parseBinding(node.bind), [node.bind]);
  const entry = entries.find(({ query }) => query.source === bind?.source);
  const supply = pageData.data.supplied[id];
  const resolved = useMemo(
    () => supply && { ...supply, props: { ...propsOf(node), ...supply.props } },
    [supply, node],
  );
  const label = entry ? describeQuery(entry.query).label : '';
  const before = pageData.document.blocks.get(id)?.node;
  const isUpToDate = isNode(before) && isSameJson(before.bind ?? null, node.bind ?? null);
  const supplied = useMemo(() => {
    const authored = (entry?.supplies ?? []).filter((name) => definition.authored.includes(name));
    const from = sourceLabel(bind) ?? '';
    return new Map(
      authored.map((name) => [name, { text: suppliedText(node, resolved?.props[name], name), from }]),
    );
  }, [entry, definition, bind, resolved, node]);
  if (entries.length === 0) return { form: null, recordPictures: null, supplied };
  return {
    supplied,
    recordPictures: bind && entry?.pictures && <BoundPictures id={id} bind={bind} source={entry.pictures} />,
    form: (
      <section aria-label="Content source" className="field-group">
        <h3 className="field-group-title">Content source</h3>
        <BindingForm
          entries={entries}
          bind={bind}
          canWriteManually={definition.supplied.length === 0}
          subjectKinds={subjectKinds}
          result={isUpToDate ? formatBindingResult(resolved, entry?.supplies ?? [], label) : null}
          issues={sourceIssues(id, document, session.page)}
          disabled={disabled}
          fieldComponent={FieldInput}
          onChange={(next, isTyping) =>
            session.apply([{ kind: 'bind', id, ...(next && { bind: next }) }], isTyping ? `${id} bind` : null)
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

/**
 * Delay after typing before a text is parsed, in ms: a long text takes longer to parse than a key press can
 * wait.
 */
const PARSE_DELAY_MS = 400;

/**
 * Links, pictures and HTML in the formatted texts of a block that visitors would not see, as the issues of
 * publishing; updated shortly after typing.
 */
export function useStrippedMarkup(id: string, { props }: StoredNode, definition: Block): readonly Issue[] {
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  useEffect(() => {
    let isActive = true;
    const update = (result: readonly Issue[]) =>
      setIssues((before) => (isActive && before.length + result.length > 0 ? result : before));
    const timer = setTimeout(
      () => findStrippedMarkup(id, props, definition).then(update, () => undefined),
      PARSE_DELAY_MS,
    );
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [id, props, definition]);
  return issues;
}

async function findStrippedMarkup(id: string, props: unknown, definition: Block): Promise<Issue[]> {
  const texts = formattedTexts(definition.describe(), jsonSchema.catch(null).parse(props ?? null));
  if (texts.length === 0) return [];
  // Loads the Markdown parser.
  const { strippedMarkupIssue } = await import('@/lib/ui/stripped-markup-issue');
  return texts.flatMap(({ text, path }) => {
    const message = strippedMarkupIssue(text);
    return message === null ? [] : [issueOf({ id, type: definition.type }, path, message, 'unfinished')];
  });
}

/** The form of the selected block. */
export function Properties(): ReactElement | null {
  const id = useSessionState(({ selected }) => selected);
  const node = useSessionState(({ selected, editing }) =>
    selected === null ? undefined : editing.document.blocks.get(selected)?.node,
  );
  if (id === null || !isNode(node)) return null;
  const definition = registry.get(String(node.type));
  if (!definition)
    return (
      <>
        <h2 className="font-display text-card">Unsupported block</h2>
        <p>
          This version of the website does not support “{String(node.type)}”. It is stored unchanged and
          hidden from visitors.
        </p>
      </>
    );
  return <BlockProperties key={id} id={id} node={node} definition={definition} />;
}

function BlockProperties({
  id,
  node,
  definition,
}: {
  id: string;
  node: StoredNode;
  definition: Block;
}): ReactElement {
  const session = useSession();
  const document = useSessionState(({ editing }) => editing.document);
  const editor = useSessionState((state) => state.editor);
  const reason = reasonAgainstEdit(document, [{ kind: 'set', id, path: [], value: node.props }], editor);
  // A removed element fires no blur event.
  useEffect(() => () => session.focus(null), [session]);
  const binding = useBinding({ id, node, definition, document, disabled: reason !== null });
  const markupIssues = useStrippedMarkup(id, node, definition);
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
        <BlockNotice reason={reason} isHidden={node.hidden === true} isLocked={node.lock === true} />
      )}
      <BlockForm
        node={node}
        definition={definition}
        issues={[...issuesOf(document, id, session.page), ...markupIssues]}
        reason={reason}
        supplied={binding.supplied}
        target={target}
        binding={binding.form}
        recordPictures={binding.recordPictures}
        path={session.page.path}
        pathOf={pathOf}
        canCreate={editor.tenantScope === 'network' ? canNetworkCreate : canOfficeCreate}
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
      void session.apply(
        [{ kind: 'set', id, path: [name], ...(value !== undefined && { value }) }],
        isTyping ? `${id} ${name}` : null,
      ),
    [session, id],
  );
}

/** The field of this block that the user was sent to. */
const useFindTarget = (id: string) =>
  useSessionState(({ targetField: target }) => (target?.id === id ? target : null));

/** Public paths of the records that the page refers to. */
function usePathOf(): BlockFormContextValue['pathOf'] {
  const paths = useSessionState(({ pageData }) => pageData.data.references.paths);
  const table = useMemo(() => new Map(paths), [paths]);
  return useCallback((kind, id) => table.get(referenceKey(kind, id)), [table]);
}
