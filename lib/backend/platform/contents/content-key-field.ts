import type { SelectField, SelectFieldSingleValidation } from 'payload';
import { select } from 'payload/shared';
import { z } from 'zod';
import { type ContentKey, contentKeys, contentNames, keyOfName } from '@/schemas/content-keys';

type Row = { id?: unknown; key?: unknown; name?: unknown };
const rowSchema = z.custom<Row>((value) => typeof value === 'object' && value !== null);
const documentSchema = z.object({ contents: z.array(rowSchema) });

const rowsOf = (document: unknown): Row[] => documentSchema.safeParse(document).data?.contents ?? [];

/** The key that matches the name of a row, unless another row has this key or an earlier one the same name. */
function findKey(document: unknown, row: Row): ContentKey | null {
  const key = keyOfName(row.name);
  const rows = rowsOf(document);
  const holder =
    rows.find((candidate) => candidate.key === key) ?? rows.find((candidate) => candidate.name === row.name);
  return holder === row ? key : null;
}

const validateContentKey: SelectFieldSingleValidation = (value, options) => {
  const isDuplicate = value && rowsOf(options.data).filter(({ key }) => key === value).length > 1;
  return isDuplicate
    ? 'Another text already has this use: choose none here, or change the other'
    : select(value, options);
};

/** Key by which code reads a content row, independent of the name that staff give it. */
export const contentKeyField: SelectField = {
  name: 'key',
  type: 'select',
  // All tables share one enum type.
  enumName: 'enum_content_key',
  options: contentKeys.map((value) => ({ label: contentNames[value], value })),
  hooks: { beforeValidate: [({ data, siblingData, value }) => value ?? findKey(data, siblingData)] },
  validate: validateContentKey,
};
