import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { registry } from '@/blocks/registry';
import type { BlockReference } from '@/lib/document/block-references';
import { faultOf } from '@/lib/engine/fault';
import { tellFault } from '@/lib/engine/tell-fault';
import { kindNames } from '@/schemas/kind-names';
import { contentFields, usesInField } from './content-fields';
import { findMissing } from './find-missing';

/**
 * What content newly refers to must exist, and be something its writer may use: an office editor neither shows another
 * office's picture, in formatted texts neither, nor links to what is not public.
 * @throws ValidationError that names the field, the block and the place in it of each reference that leads nowhere.
 */
export const checkReferences: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const fields = Object.entries(contentFields).find(([slug]) => slug === collection.slug)?.[1] ?? [];
  const usesIn = (document: Record<string, unknown> = {}) =>
    fields.flatMap((field) => usesInField(field, document[field]).map((use) => ({ field, ...use })));
  const known = new Set(usesIn(originalDoc).map(keyOf));
  const added = usesIn(data).filter((use) => !known.has(keyOf(use)));
  const errors = (await findMissing(added, req)).map(({ field, blockId, blockType, path, ...used }) => {
    const sentence = `${nameOf(used)} is gone, or not yours to use: choose another, or take it out`;
    const nodes: unknown = data[field];
    const fault = faultOf({ id: blockId, type: blockType }, path, sentence);
    const message = tellFault(fault, Array.isArray(nodes) ? nodes : [], registry);
    return { path: field, label: message, message, block: blockId, place: path, sentence };
  });
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return data;
};

type Used = Pick<BlockReference, 'kind' | 'record'>;

const keyOf = ({ kind, record }: Used): string => `${kind} ${record}`;

const names: ReadonlyMap<string, string> = new Map(Object.entries(kindNames));
const nameOf = ({ kind, record }: Used): string =>
  kind === 'file'
    ? `The picture “${record}” in this text`
    : `The ${names.get(kind) ?? kind} that was chosen here`;
