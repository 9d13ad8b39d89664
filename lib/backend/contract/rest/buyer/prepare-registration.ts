import type { PayloadRequest } from 'payload';
import { findBuyerPasswordIssue } from '@/lib/backend/buyers/passwords';
import { type BuyerAssignment, registerBuyer } from '@/lib/backend/buyers/register-buyer';
import { readBuyerPhone } from '@/lib/backend/buyers/update-profile';
import type { FormSubmission } from '@/lib/backend/contract/rest/form-submission';
import { LeadRejection } from '@/lib/backend/leads/save-lead';
import { hashPassword } from '@/lib/backend/platform/accounts/password-hash';
import type { LeadFormName } from '@/schemas/forms/forms';

/**
 * Checks and hashes the password of a registration, before and regardless of whether the address has an account.
 * @returns the function that creates the account in the transaction of the lead.
 * @throws LeadRejection for a weak password.
 */
export async function prepareRegistration({ values, context: { locale } }: FormSubmission<LeadFormName>) {
  const { email, first_name, last_name, password, save_listing } = values;
  const name = { email: String(email), first_name: String(first_name), last_name: String(last_name) };
  const issue = await findBuyerPasswordIssue(String(password), name);
  if (issue) throw new LeadRejection([{ field: 'password', kind: issue }]);
  const registration = {
    ...{ email: name.email, firstName: name.first_name, lastName: name.last_name, locale },
    ...readBuyerPhone('buyer-registration', values),
    password: await hashPassword(String(password)),
    listing: typeof save_listing === 'string' ? save_listing : undefined,
  };
  return async (assignment: BuyerAssignment, req: PayloadRequest): Promise<void> => {
    if (!(await registerBuyer(registration, assignment, req)))
      throw new LeadRejection([{ field: 'email', kind: 'taken' }]);
  };
}
