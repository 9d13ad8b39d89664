import { type CollectionBeforeChangeHook, type FlattenedField, ValidationError } from 'payload';
import { z } from 'zod';
import { isSameAsStored } from '../access/same-as-stored';

type Values = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];
type Change = Pick<Parameters<CollectionBeforeChangeHook>[0], 'operation' | 'req'> & {
  collectionSlug: string;
  id: unknown;
  /** The whole document as it will be. */
  data: Values;
};
type Fault = { path: string; message: string; label: string };
type Check = (value: unknown, options: object) => unknown;

const checkSchema = z.custom<Check>((value) => typeof value === 'function');
const valuesSchema = z.record(z.string(), z.unknown());

/**
 * A draft may be unfinished, never malformed: what is required may be empty, all else is held to what it will be held to when it
 * is published. What stays as it was stored holds no other change up.
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
  const whole = { ...originalDoc, ...data };
  // A copy is compared with what it was made from: nothing of it is stored yet.
  const stored: Values = operation === 'create' ? {} : originalDoc;
  const changed = flattenedFields.filter(({ name }) => !isSameAsStored(whole[name], stored[name]));
  const change = { collectionSlug: slug, id: originalDoc.id, data: whole, operation, req };
  const errors = await faultsIn(changed, whole, change, []);
  if (errors.length > 0) throw new ValidationError({ collection: slug, errors, req });
  return data;
};

async function faultsIn(
  fields: readonly FlattenedField[],
  siblings: Values,
  change: Change,
  above: Path,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const field of fields) {
    const path = [...above, field.name];
    const value = siblings[field.name];
    if (isEmpty(value) || !isAsked(field, siblings, change, path)) continue;
    faults.push(...(await ownFault(field, siblings, change, path)));
    if (field.type !== 'group' && field.type !== 'array') continue;
    for (const [row, below] of rowsOf(value, path))
      faults.push(...(await faultsIn(field.flattenedFields, row, change, below)));
  }
  return faults;
}

/** What is below a field, a group's values or those of each row. */
function rowsOf(value: unknown, path: Path): (readonly [Values, Path])[] {
  if (Array.isArray(value)) return value.flatMap((row, at) => rowsOf(row, [...path, at]));
  const { data } = valuesSchema.safeParse(value);
  return data ? [[data, path]] : [];
}

async function ownFault(
  field: FlattenedField,
  siblingData: Values,
  change: Change,
  path: Path,
): Promise<Fault[]> {
  const validate = 'validate' in field ? checkSchema.safeParse(field.validate).data : undefined;
  const told = await validate?.(siblingData[field.name], {
    ...field,
    ...change,
    ...{ required: false, minRows: undefined, event: 'submit', preferences: { fields: {} } },
    ...{ path, siblingData, overrideAccess: false },
  });
  if (typeof told !== 'string') return [];
  const label = 'label' in field && typeof field.label === 'string' ? field.label : field.name;
  return [{ path: path.join('.'), message: told, label }];
}

/** Whether a form would ask for the field beside these values: Payload checks no other. */
function isAsked(
  field: FlattenedField,
  siblings: Values,
  { data, operation, req }: Change,
  path: Path,
): boolean {
  const condition = 'admin' in field ? field.admin?.condition : undefined;
  const about = { blockData: {}, operation, path: [...path], user: req.user };
  return condition ? Boolean(condition({ ...data }, { ...siblings }, about)) : true;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
