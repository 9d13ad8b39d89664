import type { TextFieldServerProps } from 'payload';

/** Note below a field that only network staff can change, for users who cannot. */
export const NetworkOnlyHint = ({ readOnly }: Pick<TextFieldServerProps, 'readOnly'>) =>
  readOnly ? <div className="field-description">Managed by the network’s staff</div> : null;
