import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import { closeNode, type OpenBlock, type OpenDocument } from '@/lib/document/operations/open-document';
import { bindingsOf } from '@/lib/engine/bindings-of';
import type { Fault } from '@/lib/engine/fault';
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
  return registry.get(type)?.check(read.data, { severity: 'publish', supplied: entry?.supplies ?? [] }) ?? [];
}

/** The fields that no draft may hold as they are: they wait on the screen until they are mended. */
export function malformedFields(document: OpenDocument, stored: OpenDocument): OwnField[] {
  return [...document.blocks].flatMap(([id, block]) => {
    if (!isNode(block.own) || stored.blocks.get(id) === block) return [];
    return faultsOf(document, id).flatMap(({ severity, path }) => {
      const [part, field] = path.split('.');
      return severity === 'malformed' && part === 'props' && field ? [{ id, path: [part, field] }] : [];
    });
  });
}
