import type { FormResult, FormSubmission } from '@/lib/backend/contract/rest/form-submission';
import { RestError } from '@/lib/backend/contract/rest/rest-error';
import type { AccountFormName } from '@/schemas/forms/forms';

/** Processes the valid forms of a buyer's account. */
export async function acceptAccountForm(_submission: FormSubmission<AccountFormName>): Promise<FormResult> {
  throw new RestError(501, 'Not implemented');
}
