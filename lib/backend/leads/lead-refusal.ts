import type { FormIssue } from '@/lib/forms/parse-form';

/** A valid form that is rejected nevertheless; `issues` explains why, by field. */
export class LeadRefusal extends Error {
  readonly issues: readonly FormIssue[];
  constructor(issues: readonly FormIssue[]) {
    super('The form was rejected');
    this.issues = issues;
  }
}
