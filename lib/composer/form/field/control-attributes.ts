import type { ControlProps } from './field-props';

/** What ties the element that is typed in to its label, its help and its faults. */
export const controlAttributes = ({ id, about, isWrong, disabled }: ControlProps) => ({
  id,
  disabled,
  'aria-describedby': about,
  'aria-invalid': isWrong,
});
