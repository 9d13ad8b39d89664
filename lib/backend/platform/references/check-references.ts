import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { registry } from '@/blocks/registry';
import type { BlockReference } from '@/lib/document/block-references';
import { formatIssue } from '@/lib/engine/format-issue';
import { issueOf } from '@/lib/engine/issue';
import { kindNames } from '@/schemas/kind-names';
import { contentFields, findReferencesInField } from './content-fields';
import { findMissingReferences } from './find-missing-references';

/**
 * Rejects new references in content to records that do not exist or that the user may not use: office
 * editors can neither show another office's pictures (in formatted texts as well) nor link to unpublished
 * records. Existing references may stay.
 * @throws ValidationError with the field, the block and the path of each invalid reference.
 */
export const checkReferences: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const fields = Object.entries(contentFields).find(([slug]) => slug === collection.slug)?.[1] ?? [];
  const referencesIn = (document: Record<string, unknown> = {}) =>
    fields.flatMap((field) =>
      findReferencesInField(field, document[field]).map((use) => ({ field, ...use })),
    );
  const existing = new Set(referencesIn(originalDoc).map(keyOf));
  const added = referencesIn(data).filter((use) => !existing.has(keyOf(use)));
  const errors = (await findMissingReferences(added, req)).map(
    ({ field, blockId, blockType, path, ...reference }) => {
      const sentence = `${nameOf(reference)} was deleted, or you do not have access to it: choose another, or remove it`;
      const nodes: unknown = data[field];
      const issue = issueOf({ id: blockId, type: blockType }, path, sentence);
      const message = formatIssue(issue, Array.isArray(nodes) ? nodes : [], registry);
      return { path: field, label: message, message, block: blockId, place: path, sentence };
    },
  );
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return data;
};

type ReferenceTarget = Pick<BlockReference, 'kind' | 'record'>;

const keyOf = ({ kind, record }: ReferenceTarget): string => `${kind} ${record}`;

const names: ReadonlyMap<string, string> = new Map(Object.entries(kindNames));
const nameOf = ({ kind, record }: ReferenceTarget): string =>
  kind === 'file' ? `The picture “${record}” in this text` : `The ${names.get(kind) ?? kind} selected here`;
