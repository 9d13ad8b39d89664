import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import { closeNode, type OpenBlock, type OpenDocument } from '@/lib/document/operations/open-document';
import { bindingFault } from '@/lib/engine/binding-fault';
import { bindingsOf } from '@/lib/engine/bindings-of';
import { type Fault, faultOf } from '@/lib/engine/fault';
import { matchRoute } from '@/lib/routes/match-route';
import { subjectsProvided } from '@/lib/routes/route-subjects';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { storedBlockSchema } from '@/schemas/stored-block';
import type { OwnField } from '../editing/own-field';

const known = new WeakMap<OpenBlock, Fault[]>();

/** What stands in the way of publishing a block, as the door will say it; each block is looked at once. */
export function faultsOf(document: OpenDocument, id: string): Fault[] {
  const block = document.blocks.get(id);
  if (!block) return [];
  const faults = known.get(block) ?? check(document, id);
  known.set(block, faults);
  return faults;
}

function check(document: OpenDocument, id: string): Fault[] {
  const read = storedBlockSchema.safeParse(closeNode(id, document.blocks));
  if (!read.success) return [];
  const { type, bind } = read.data;
  const entry = bindingsOf(bindingEntries, type).find((one) => one.query.source === bind?.source);
  const binding = bindingFault(read.data, bindingEntries, null);
  return [
    ...(registry.get(type)?.check(read.data, { severity: 'publish', supplied: entry?.supplies ?? [] }) ?? []),
    ...(binding === null ? [] : [faultOf(read.data, 'bind', binding)]),
  ];
}

/** The kinds of record that the addresses of a page may name, by one of them. */
export function subjectsAt(path: string): ReadonlySet<string> {
  const match = matchRoute(path);
  return match ? subjectsProvided(match.row.name, 'network') : new Set();
}

/** Why a block's source cannot be asked as it is, on a page whose addresses name these kinds of record; null when it can. */
export function sourceFault(
  { blocks }: OpenDocument,
  id: string,
  provided: ReadonlySet<string>,
): string | null {
  const own = blocks.get(id)?.own;
  const read = storedBlockSchema.safeParse(isNode(own) ? { ...own, slots: undefined } : own);
  return read.success ? bindingFault(read.data, bindingEntries, provided) : null;
}

type Malformed = { stored: OpenDocument; path: string; fields: readonly OwnField[] };
const malformed = new WeakMap<OpenDocument, Malformed>();

/**
 * The fields that no draft of the page at a path may hold as they are: they wait on the screen until they are mended. Looks at blocks
 * that are not as they are stored, once for each two documents.
 */
export function malformedFields(
  document: OpenDocument,
  stored: OpenDocument,
  path: string,
): readonly OwnField[] {
  const before = malformed.get(document);
  if (before?.stored === stored && before.path === path) return before.fields;
  const provided = subjectsAt(path);
  const fields: OwnField[] = [];
  for (const [id, block] of document.blocks)
    if (stored.blocks.get(id) !== block && isNode(block.own))
      fields.push(...malformedOf(document, id, provided));
  malformed.set(document, { stored, path, fields });
  return fields;
}

function malformedOf(document: OpenDocument, id: string, provided: ReadonlySet<string>): OwnField[] {
  const fields = faultsOf(document, id).flatMap(({ severity, path }) => {
    const [part, field] = path.split('.');
    return severity === 'malformed' && part === 'props' && field ? [{ id, path: [part, field] }] : [];
  });
  const isSourceWrong = sourceFault(document, id, provided) !== null;
  return isSourceWrong ? [...fields, { id, path: ['bind'] }] : fields;
}
