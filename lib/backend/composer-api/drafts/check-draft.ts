import { type CollectionBeforeChangeHook, type FlattenedField, ValidationError } from 'payload';
import { z } from 'zod';
import { isSameAsStored } from '../../platform/access/same-as-stored';

type FieldValues = Readonly<Record<string, unknown>>;
type FieldPath = readonly (string | number)[];
type DraftChange = Pick<Parameters<CollectionBeforeChangeHook>[0], 'operation' | 'req'> & {
  collectionSlug: string;
  id: unknown;
  /** The complete document after the change. */
  data: FieldValues;
};
type DraftIssue = { path: string; message: string; label: string };
type FieldValidator = (value: unknown, options: object) => unknown;

const validatorSchema = z.custom<FieldValidator>((value) => typeof value === 'function');
const valuesSchema = z.record(z.string(), z.unknown());

/**
 * Validates changed fields of a draft: required fields may be empty, all other rules apply as when
 * publishing. Unchanged fields do not block a save.
 * @throws ValidationError that names each field.
 */
export const checkDraft: CollectionBeforeChangeHook = async ({
  collection: { slug, flattenedFields },
  data,
  operation,
  originalDoc = {},
  req,
}) => {
  if (data._status !== 'draft') return data;
  const merged = { ...originalDoc, ...data };
  // For a duplicate, `originalDoc` is the source; nothing of the copy is stored yet.
  const stored: FieldValues = operation === 'create' ? {} : originalDoc;
  const changed = flattenedFields.filter(({ name }) => !isSameAsStored(merged[name], stored[name]));
  const change = { collectionSlug: slug, id: originalDoc.id, data: merged, operation, req };
  const errors = await findIssues(changed, merged, change, []);
  if (errors.length > 0) throw new ValidationError({ collection: slug, errors, req });
  return data;
};

async function findIssues(
  fields: readonly FlattenedField[],
  siblings: FieldValues,
  change: DraftChange,
  parentPath: FieldPath,
): Promise<DraftIssue[]> {
  const issues: DraftIssue[] = [];
  for (const field of fields) {
    const path = [...parentPath, field.name];
    const value = siblings[field.name];
    if (isEmpty(value) || !isVisible(field, siblings, change, path)) continue;
    issues.push(...(await findFieldIssue(field, siblings, change, path)));
    if (field.type !== 'group' && field.type !== 'array') continue;
    for (const [row, rowPath] of nestedValuesOf(value, path))
      issues.push(...(await findIssues(field.flattenedFields, row, change, rowPath)));
  }
  return issues;
}

/** The values below a field: those of a group, or of each row of an array. */
function nestedValuesOf(value: unknown, path: FieldPath): (readonly [FieldValues, FieldPath])[] {
  if (Array.isArray(value)) return value.flatMap((row, index) => nestedValuesOf(row, [...path, index]));
  const { data } = valuesSchema.safeParse(value);
  return data ? [[data, path]] : [];
}

async function findFieldIssue(
  field: FlattenedField,
  siblingData: FieldValues,
  change: DraftChange,
  path: FieldPath,
): Promise<DraftIssue[]> {
  const validate = 'validate' in field ? validatorSchema.safeParse(field.validate).data : undefined;
  const result = await validate?.(siblingData[field.name], {
    ...field,
    ...change,
    ...{ required: false, minRows: undefined, event: 'submit', preferences: { fields: {} } },
    ...{ path, siblingData, overrideAccess: false },
  });
  if (typeof result !== 'string') return [];
  const label = 'label' in field && typeof field.label === 'string' ? field.label : field.name;
  return [{ path: path.join('.'), message: result, label }];
}

/** True when a form shows the field for these values. Payload validates no other fields. */
function isVisible(
  field: FlattenedField,
  siblings: FieldValues,
  { data, operation, req }: DraftChange,
  path: FieldPath,
): boolean {
  const condition = 'admin' in field ? field.admin?.condition : undefined;
  const context = { blockData: {}, operation, path: [...path], user: req.user };
  return condition ? Boolean(condition({ ...data }, { ...siblings }, context)) : true;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
