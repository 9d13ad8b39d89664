import type { TextFieldServerProps } from 'payload';
import { DistrictInput } from './district-input';
import { findDistricts } from './find-districts';

type DistrictFieldProps = Pick<TextFieldServerProps, 'clientField' | 'path' | 'payload' | 'readOnly'>;

/** Field for the districts of the chosen region. Works without options when they cannot be loaded. */
export async function DistrictField({ clientField, path, payload, readOnly }: DistrictFieldProps) {
  const regions = await findDistricts(payload).catch((error) => {
    payload.logger.error({ err: error, msg: 'The districts could not be read' });
    return [];
  });
  return <DistrictInput field={clientField} path={path} isReadOnly={readOnly ?? false} regions={regions} />;
}
