import type { Payload, TextFieldServerProps } from 'payload';
import { findSuggestions, type SuggestionSource } from './find-suggestions';
import { DistrictInput, type RegionDistricts, SuggestionInput } from './inputs';

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
