import type { FormFault } from '@/lib/forms/parse-form';

/** A form that is valid and is not taken all the same, for what is wrong with its fields. */
export class LeadRefusal extends Error {
  readonly faults: readonly FormFault[];
  constructor(faults: readonly FormFault[]) {
    super('The form was not taken');
    this.faults = faults;
  }
}
