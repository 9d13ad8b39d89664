import type { SelectField, SelectFieldSingleValidation } from 'payload';
import { select } from 'payload/shared';
import { z } from 'zod';
import { type ContentKey, contentKeys, contentNames, keyOfName } from '@/schemas/content-keys';

type Row = { id?: unknown; key?: unknown; name?: unknown };
const rowSchema = z.custom<Row>((value) => typeof value === 'object' && value !== null);
const documentSchema = z.object({ contents: z.array(rowSchema) });

const rowsOf = (document: unknown): Row[] => documentSchema.safeParse(document).data?.contents ?? [];

/** A piece with the name of a key gets that key, unless another piece has it or comes first. */
function findKey(document: unknown, row: Row): ContentKey | null {
  const key = keyOfName(row.name);
  const rows = rowsOf(document);
  const holder = rows.find((one) => one.key === key) ?? rows.find((one) => one.name === row.name);
  return holder === row ? key : null;
}

const refuseTwice: SelectFieldSingleValidation = (value, options) => {
  const isTwice = value && rowsOf(options.data).filter(({ key }) => key === value).length > 1;
  return isTwice
    ? 'Another text already has this use: choose none here, or change the other'
    : select(value, options);
};

/** What code reads a piece of content as, whatever its name is. */
export const contentKeyField: SelectField = {
  name: 'key',
  type: 'select',
  // One type for all tables.
  enumName: 'enum_content_key',
  options: contentKeys.map((value) => ({ label: contentNames[value], value })),
  hooks: { beforeValidate: [({ data, siblingData, value }) => value ?? findKey(data, siblingData)] },
  validate: refuseTwice,
};
