import type { PayloadRequest } from 'payload';
import type { FormValues } from '@/lib/forms/parse-form';
import type { FormName } from '@/schemas/forms/forms';
import { readVocabularyInRequest } from '../search/vocabulary';
import { findAnswerer, type LeadAnswerer } from './find-answerer';
import { findAssignedRecipient } from './find-assigned-recipient';
import { findLeadOffices, readLeadLocation } from './find-lead-offices';
import { findLeadOrigin, findPageRegion, type LeadOrigin } from './find-lead-origin';
import { readLeadContact, toText } from './lead-answers';
import { chooseOffice } from './nearest-office';
import { type LeadRoute, routeLead } from './route-lead';

/** The recipient of a lead, and who answers it. */
export type RoutedLead = { origin: LeadOrigin; route: LeadRoute; answerer: LeadAnswerer };

/** What decides about the recipient of a submission. */
export type RoutedSubmission = {
  form: FormName;
  values: FormValues;
  /** Path of the page that contains the form, and of the contact page of its office, agent or network. */
  page: string;
  contactPath: string;
  recipientPolicy: 'nearest' | 'network';
  /** Slug of the office that the visitor's browser remembers. */
  rememberedOffice: string | null;
  /** Suspected spam: stored, but no mails are sent and no consents are recorded. */
  isSuspected: boolean;
};

/** Routes a lead by its origin, its sender and its place, and finds who answers it. */
export async function routeSubmission(
  submission: RoutedSubmission,
  req: PayloadRequest,
): Promise<RoutedLead> {
  const { form, contactPath, rememberedOffice, values, page, recipientPolicy, isSuspected } = submission;
  const listingSlug = toText(values.listing);
  const origin = await findLeadOrigin({ contactPath, rememberedOffice, listingSlug }, req);
  const location = readLeadLocation(values, findPageRegion(page));
  const { places } = await readVocabularyInRequest(req);
  const choice = chooseOffice(location, await findLeadOffices(location.trade, req), places.resolve);
  // A bot must not find out whose message an agent already handles.
  const assigned = isSuspected ? null : await findAssignedRecipient(readLeadContact(form, values), req);
  const route = routeLead({ ...origin, assigned }, choice, recipientPolicy);
  return { origin, route, answerer: await findAnswerer(route, location, req) };
}
