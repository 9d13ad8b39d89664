import type { TextFieldServerProps } from 'payload';

/** Below a field that the network's staff change, to whoever may not: to them it says nothing. */
export const ChangedByNetwork = ({ readOnly }: Pick<TextFieldServerProps, 'readOnly'>) =>
  readOnly ? <div className="field-description">The network’s staff change this</div> : null;
