import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, TextFieldServerProps } from 'payload';
import { z } from 'zod';
import { DistrictInput, type RegionDistricts, SuggestionInput } from './inputs';

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 200;

type SuggestionSource = { sourceCollection: 'listings' | 'posts'; field: string };

/**
 * Values of a field in published documents of all offices, most frequent first, each in its most frequent
 * spelling.
 */
export async function findSuggestions(
  payload: Payload,
  { sourceCollection, field }: SuggestionSource,
): Promise<string[]> {
  const column = sql.identifier(field);
  const { rows } = await payload.db.drizzle.execute(sql`
    select mode() within group (order by ${column}) as suggestion from ${sql.identifier(sourceCollection)}
    where _status = 'published' and ${column} <> ''
    group by lower(${column}) order by count(*) desc, 1 limit ${MAX_SUGGESTIONS}`);
  return z
    .array(z.object({ suggestion: z.string() }))
    .parse(rows)
    .map((row) => row.suggestion);
}

type SuggestedTextFieldProps = Pick<
  TextFieldServerProps,
  'clientField' | 'field' | 'path' | 'payload' | 'readOnly'
> &
  Pick<SuggestionSource, 'sourceCollection'>;

/**
 * Text field that suggests the values of the same field in other documents, so that a trade has one spelling
 * in the network. Works without suggestions when they cannot be loaded.
 */
export async function SuggestedTextField({
  clientField,
  field,
  path,
  payload,
  readOnly,
  sourceCollection,
}: SuggestedTextFieldProps) {
  const suggestions = await findSuggestions(payload, { sourceCollection, field: field.name }).catch(
    (error) => {
      payload.logger.error({ err: error, msg: 'The existing values could not be loaded' });
      return [];
    },
  );
  return (
    <SuggestionInput
      field={clientField}
      path={path}
      isReadOnly={readOnly ?? false}
      suggestions={suggestions}
    />
  );
}

/** The districts of each region, sorted by name. */
async function findDistricts(payload: Payload): Promise<RegionDistricts[]> {
  const { docs } = await payload.find({
    collection: 'regions',
    select: { districts: true },
    depth: 0,
    pagination: false,
  });
  return docs.map(({ id, districts }) => ({
    region: id,
    districts: (districts ?? [])
      .map(({ slug, name }) => ({ slug, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  }));
}

type DistrictFieldProps = Pick<TextFieldServerProps, 'clientField' | 'path' | 'payload' | 'readOnly'>;

/** Field for the districts of the chosen region. Works without options when they cannot be loaded. */
export async function DistrictField({ clientField, path, payload, readOnly }: DistrictFieldProps) {
  const regions = await findDistricts(payload).catch((error) => {
    payload.logger.error({ err: error, msg: 'The districts could not be loaded' });
    return [];
  });
  return <DistrictInput field={clientField} path={path} isReadOnly={readOnly ?? false} regions={regions} />;
}
