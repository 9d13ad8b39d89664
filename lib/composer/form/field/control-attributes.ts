import type { ControlProps } from './field-props';

/** Attributes that connect a control to its label, help text and issues. */
export const controlAttributes = ({ id, describedBy, isInvalid, disabled }: ControlProps) => ({
  id,
  disabled,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
});
