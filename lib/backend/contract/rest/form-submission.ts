import type { FormRequestContext } from '@/lib/backend/contract/rest/form-request-context';
import { clientAddressHeader } from '@/lib/backend/platform/accounts/client-address-header';
import type { FormValues } from '@/lib/forms/parse-form';
import type { UserInfo } from '@/schemas/buyers/user-info';
import type { FormName } from '@/schemas/forms/forms';
import type { LeadAnswer } from '@/schemas/forms/lead-answer';

/** The IP address of the client as seen by the server. */
export const clientAddressOf = (request: Request): string =>
  request.headers.get(clientAddressHeader) ?? 'unknown';

/** A form with valid values. */
export type FormSubmission<Name extends FormName = FormName> = {
  form: Name;
  values: FormValues;
  context: FormRequestContext;
  request: Request;
};

/**
 * `redirectPath` is the page for a browser without JavaScript and `cookies` are set; the other properties are the JSON
 * body: a confirmation, the next steps as text, who answers, and the session after a sign-in.
 */
export type FormResult = {
  redirectPath: string;
  cookies?: readonly string[];
  message: string;
  next?: string;
  answer?: LeadAnswer;
  user_info?: UserInfo;
};
