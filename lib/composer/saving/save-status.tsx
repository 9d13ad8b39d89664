'use client';

import { type ReactElement, useRef } from 'react';
import { z } from 'zod';
import { registry } from '@/blocks/registry';
import type { Conflict } from '@/lib/document/merge/conflict';
import { isNode } from '@/lib/document/nodes';
import { type BlockFieldPath, fieldOperation, isSameField } from '../editing/block-field-path';
import { blockTitleOf, formatIssueAt } from '../outline/block-name';
import { malformedFields } from '../session/block-issues';
import type { ComposedPage } from '../session/composer-api';
import type { SaveState, SessionState } from '../session/session-state';
import { useGoToField, usePanes, useSession, useSessionState } from '../workspace/composer-context';

/** The blocks that the server rejects as they are, with the reason. */
export function RejectedBlocks(): ReactElement | null {
  const goToField = useGoToField();
  const refused = useSessionState((state) => state.refused);
  if (refused.length === 0) return null;
  return (
    <section role="alert" className="mb-4 rounded-md border border-negative p-3">
      <h2 className="mb-2 font-medium">Not saved yet; everything else is</h2>
      <ul>
        {refused.map(({ id, block, message, path = '' }) => (
          <li key={id} className="mb-2">
            <button type="button" className="text-left underline" onClick={() => goToField(id, path)}>
              {block ? blockTitleOf(block.node) : 'A deleted block'}
            </button>
            <p>{formatIssueAt(block?.node, path, message)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The labels in the JSON schema of a field. */
const fieldLabelsSchema = z.object({
  label: z.string().optional(),
  options: z.record(z.string(), z.string()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
});
type FieldLabels = z.infer<typeof fieldLabelsSchema>;

const parseFieldLabels = (described: unknown): FieldLabels => fieldLabelsSchema.catch({}).parse(described);

/** Labels of the properties of a block other than its props. */
const blockPropertyLabels: Readonly<Record<string, string>> = {
  bind: 'Content source',
  hidden: 'Visibility',
  lock: 'Lock',
};

/** Label of a field, with its schema; `path` starts at the block, as in conflicts. */
function fieldAt(
  node: unknown,
  [part = '', name]: readonly string[],
): { label: string; schema: FieldLabels } {
  const definition = isNode(node) ? registry.get(String(node.type)) : undefined;
  const all = parseFieldLabels(definition?.describe());
  if (part !== 'props' || name === undefined)
    return { label: blockPropertyLabels[part] ?? 'Whole block', schema: part === '' ? all : {} };
  const schema = parseFieldLabels(all.properties?.[name]);
  return { label: schema.label ?? name, schema };
}

export const fieldLabel = (node: unknown, path: readonly string[]): string => fieldAt(node, path).label;

/** Value of a field in readable lines: texts unchanged, choices by label, records by their fields. */
export function formatFieldValue(node: unknown, path: readonly string[], value: unknown): string {
  const { schema } = fieldAt(node, path);
  if (path[0] === 'hidden') return value === true ? 'Hidden' : 'Shown';
  if (path[0] === 'lock') return value === true ? 'Locked' : 'Free';
  // Of a complete block, only the props.
  const content = path.length === 0 && isNode(value) ? value.props : value;
  return formatLines(content, schema).join('\n') || '(empty)';
}

function formatLines(value: unknown, schema: FieldLabels): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  if (typeof value === 'string' || typeof value === 'number')
    return [schema.options?.[String(value)] ?? String(value)];
  if (Array.isArray(value)) {
    const entry = parseFieldLabels(schema.items);
    return value.map((item, at) => `${at + 1}. ${formatLines(item, entry).join(' · ')}`);
  }
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const lines = formatLines(inner, parseFieldLabels(schema.properties?.[name]));
    const label = parseFieldLabels(schema.properties?.[name]).label ?? referenceKeyLabels[name] ?? name;
    return lines.length > 0 ? [`${label}: ${lines.join(' · ')}`] : [];
  });
}

/** Labels for the keys of references and links. */
const referenceKeyLabels: Readonly<Record<string, string>> = {
  alt: 'Alternative text',
  source: 'Source',
  query: 'Filter',
  to: 'Link to',
  url: 'Address',
};

/** Saved texts that another user has overwritten, each with a button to restore it. */
export function OverwrittenFields(): ReactElement | null {
  const session = useSession();
  const { announce } = usePanes();
  const document = useSessionState(({ editing }) => editing.document);
  const replaced = useSessionState((state) => state.replaced).filter(({ id }) => document.blocks.has(id));
  const isFromOtherTab = useSessionState((state) => state.isFromOtherTab);
  if (replaced.length === 0) return null;
  return (
    <section role="alert" className="mb-4 rounded-md border border-line-strong p-3">
      <h2 className="mb-2 font-medium">
        {isFromOtherTab ? 'You replaced this text in another tab' : 'Someone else replaced your text'}
      </h2>
      {replaced.map((field) => {
        const { id, path, mine } = field;
        const node = document.blocks.get(id)?.node;
        const name = `${blockTitleOf(node)}: ${fieldLabel(node, path)}`;
        const keepLabel = isFromOtherTab ? 'Keep the other' : 'Keep theirs';
        const restore = () => {
          const refusal = session.apply([fieldOperation(field, mine)]);
          if (refusal === null) session.dismissReplaced(field);
          announce(refusal ?? 'Your version is restored');
        };
        return (
          <div key={`${id} ${path.join(' ')}`} className="mb-2">
            <h3 className="font-medium">{name}</h3>
            <p className="text-label text-text-muted">Your version</p>
            <p className="whitespace-pre-wrap">{formatFieldValue(node, path, mine)}</p>
            <span className="mt-1 flex flex-wrap gap-2">
              <button
                type="button"
                className="pane-button border border-line-strong"
                aria-label={`Restore mine: ${name}`}
                onClick={restore}
              >
                Restore mine
              </button>
              <button
                type="button"
                className="pane-button"
                aria-label={`${keepLabel}: ${name}`}
                onClick={() => session.dismissReplaced(field)}
              >
                {keepLabel}
              </button>
            </span>
          </div>
        );
      })}
    </section>
  );
}

/**
 * Such a conflict is shown after the field loses the focus, so that nothing moves or changes while the user
 * types.
 */
export const isFieldFocused = (conflict: Conflict, focused: BlockFieldPath | null): boolean =>
  conflict.kind === 'field' && focused !== null && isSameField(conflict, focused);

const sentences: Readonly<Record<Exclude<SaveState['kind'], 'saved' | 'refused' | 'lost'>, string>> = {
  waiting: 'Not saved yet',
  saving: 'Saving …',
  offline: 'Offline. Keep working: changes are saved once you are online',
  busy: 'The server is busy. Keep working: saving is retried every few seconds',
  'signed out': 'Your session has ended. Sign in again to save your changes',
};

/**
 * The save status as a sentence; `isTrouble` if the user must notice it.
 * @param refusal why the last save is refused
 */
function describeSaveStatus(
  {
    saving,
    editing,
    editor,
    isPublished,
    isOnSite,
    wasOnSite,
    refused,
    focused,
    isFromOtherTab,
  }: SessionState,
  page: ComposedPage,
  refusal: string | null,
): { sentence: string; isTrouble: boolean } {
  if (saving.kind === 'refused' || refusal !== null)
    return {
      sentence: `Not saved: ${saving.kind === 'refused' ? saving.message : refusal}`,
      isTrouble: true,
    };
  if (saving.kind === 'lost') return { sentence: `Not saved. ${saving.message}`, isTrouble: true };
  const isTrouble = ['offline', 'busy', 'signed out'].includes(saving.kind);
  if (saving.kind !== 'saved') return { sentence: sentences[saving.kind], isTrouble };
  if (editing.conflicts.length > 0)
    return {
      sentence: editing.conflicts.every((conflict) => isFieldFocused(conflict, focused))
        ? `${isFromOtherTab ? 'You changed this field in another tab' : 'Someone else changed this field'}, too: choose a version when you leave it`
        : 'Saved except for conflicts: resolve them next to the page',
      isTrouble: true,
    };
  if (refused.length > 0)
    return {
      sentence: 'Saved except for rejected changes: see next to the page',
      isTrouble: true,
    };
  if (malformedFields(editing.document, editing.stored.document, page).length > 0)
    return { sentence: 'Saved except for the marked fields', isTrouble: true };
  if (!editor.mayWrite) return { sentence: 'Read only', isTrouble: false };
  const draft = isOnSite
    ? 'Draft saved · unpublished changes'
    : wasOnSite
      ? 'Draft saved · unpublished'
      : 'Draft saved · not published yet';
  return { sentence: isPublished ? 'Published' : draft, isTrouble: false };
}

/** The save status; changes that can never be saved can be reverted. */
export function SaveStatus(): ReactElement {
  const session = useSession();
  const kind = useSessionState((state) => state.saving.kind);
  const refusal = useRefusal();
  const sentence = useSessionState((state) => describeSaveStatus(state, session.page, refusal).sentence);
  const isTrouble = useSessionState((state) => describeSaveStatus(state, session.page, refusal).isTrouble);
  return (
    <>
      {/* There is space for three small lines next to the other controls, so that a problem is readable in full. */}
      <p
        role="status"
        data-saving={kind}
        title={sentence}
        className={`lg:line-clamp-3 lg:max-w-52 lg:text-label lg:leading-tight ${isTrouble ? 'text-negative lg:shrink-0' : 'text-text-muted lg:min-w-28'}`}
      >
        {sentence}
      </p>
      {refusal !== null && (
        <button
          type="button"
          className="pane-button shrink-0 gap-1 whitespace-nowrap border border-line-strong lg:text-label"
          onClick={() => session.discardUnsaved()}
        >
          Discard <span className="lg:max-xl:sr-only">unsaved changes</span>
        </button>
      )}
    </>
  );
}

/**
 * Why the last save is refused, also during a retry: the message would flicker with every letter otherwise.
 */
function useRefusal(): string | null {
  const saving = useSessionState((state) => state.saving);
  const last = useRef<string | null>(null);
  if (saving.kind === 'refused') last.current = saving.message;
  else if (saving.kind !== 'waiting' && saving.kind !== 'saving') last.current = null;
  return last.current;
}
