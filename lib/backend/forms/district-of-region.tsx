import type { TextFieldServerProps } from 'payload';
import { DistrictInput } from './district-input';
import { findDistricts } from './find-districts';

type Props = Pick<TextFieldServerProps, 'clientField' | 'path' | 'payload' | 'readOnly'>;

/** A field that offers the districts of the region that the form says. Without them the form works, too. */
export async function DistrictOfRegion({ clientField, path, payload, readOnly }: Props) {
  const all = await findDistricts(payload).catch((error) => {
    payload.logger.error({ err: error, msg: 'The districts could not be read' });
    return [];
  });
  return <DistrictInput field={clientField} path={path} isFixed={readOnly ?? false} all={all} />;
}
