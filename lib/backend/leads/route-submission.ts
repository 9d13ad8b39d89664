import type { PayloadRequest } from 'payload';
import type { FormValues } from '@/lib/forms/parse-form';
import type { EventSession } from '@/schemas/event-session';
import type { LeadFormName } from '@/schemas/forms/forms';
import { readVocabularyInRequest } from '../search/vocabulary';
import { findAnswerer, type LeadAnswerer } from './find-answerer';
import { findAssignedRecipient } from './find-assigned-recipient';
import { findHostOffice } from './find-host-office';
import { findLeadOffices, readLeadLocation } from './find-lead-offices';
import { findLeadOrigin, findPageRegion, type LeadOrigin, resolveBrandContext } from './find-lead-origin';
import { readLeadContact, toText } from './lead-answers';
import { chooseOffice, type LeadOffice, type OfficeChoice } from './nearest-office';
import { type LeadRoute, type RecipientCandidates, routeLead } from './route-lead';

/** The recipient of a lead, and who answers it. */
export type RoutedLead = { origin: LeadOrigin; route: LeadRoute; answerer: LeadAnswerer };

/** What decides about the recipient of a submission. */
export type RoutedSubmission = {
  form: LeadFormName;
  values: FormValues;
  /** Path of the page that contains the form, and of the contact page of its office, agent or network. */
  page: string;
  contactPath: string;
  recipientPolicy: 'nearest' | 'network';
  /** Slug of the office that the visitor's browser remembers. */
  rememberedOffice: string | null;
  /** Suspected spam: stored, but no mails are sent and no consents are recorded. */
  isSuspected: boolean;
  /** The reserved session of an event, with the title of its page. */
  event?: { title: string; session: EventSession } | undefined;
};

/** Routes a lead by its origin, its sender and its place, and finds who answers it. */
export async function routeSubmission(
  submission: RoutedSubmission,
  req: PayloadRequest,
): Promise<RoutedLead> {
  const { form, contactPath, rememberedOffice, values, page, recipientPolicy, isSuspected, event } =
    submission;
  const listingSlug = toText(values.listing);
  const origin = await findLeadOrigin({ contactPath, rememberedOffice, listingSlug }, req);
  const sessionPlace = event?.session.place ?? '';
  const formLocation = readLeadLocation(values, findPageRegion(page));
  const location = sessionPlace
    ? { ...formLocation, texts: [sessionPlace, ...formLocation.texts] }
    : formLocation;
  const { places } = await readVocabularyInRequest(req);
  const offices = await findLeadOffices(location.trade, req);
  const choice = chooseOffice(location, offices, places.resolve);
  // A bot must not find out whose message an agent already handles.
  const assigned = isSuspected ? null : await findAssignedRecipient(readLeadContact(form, values), req);
  const host = event && findEventHost(sessionPlace, { contactPath, origin, offices, choice });
  const candidates = host ? { ...origin, assigned: null, ...host } : { ...origin, assigned };
  const route = routeLead(candidates, choice, recipientPolicy);
  return { origin, route, answerer: await findAnswerer(route, location, req) };
}

type EventContext = {
  contactPath: string;
  origin: LeadOrigin;
  offices: readonly LeadOffice[];
  choice: OfficeChoice;
};

/**
 * The office that receives the reservations of an event: the one that hosts the session, or else the one whose page
 * it is; null leaves it to the office chosen by the place of the session. Undefined when the event has none of them.
 */
function findEventHost(
  sessionPlace: string,
  { contactPath, origin, offices, choice }: EventContext,
): Pick<RecipientCandidates, 'office'> | undefined {
  const host = findHostOffice(sessionPlace, offices);
  if (host) return { office: { name: host.name, email: host.email, office: host.id, agent: null } };
  if (origin.office && resolveBrandContext(contactPath).office) return { office: origin.office };
  return choice.kind === 'territory' || choice.kind === 'nearest' ? { office: null } : undefined;
}
