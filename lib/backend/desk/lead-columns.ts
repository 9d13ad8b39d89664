import { everyAnswer } from '../leads/answer-rows';
import type { Lead } from '../payload-types';
import type { Cell } from './write-csv';

/** A relation that was read along, by its name. */
const nameOf = (relation: unknown, field: string): Cell => {
  const found = Object.entries(Object(relation)).find(([name]) => name === field)?.[1];
  return typeof found === 'string' ? found : null;
};
const minutesBetween = (from: string, to: string | null | undefined): Cell =>
  to ? Math.round((Date.parse(to) - Date.parse(from)) / 60_000) : null;

const wordAnswers = (form: Lead['form'], answers: Lead['answers']): Cell =>
  everyAnswer(form, answers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** What of a lead and its relations is read for the export: no mails and visits. */
export const exportedFields = {
  ...{ createdAt: true, state: true, form: true, reason: true, name: true, email: true, phone: true },
  ...{ message: true, answers: true, listing: true, office: true, agent: true, assigned_to: true },
  ...{
    answered_at: true,
    language: true,
    page: true,
    source: true,
    landing_page: true,
    referrer: true,
    device: true,
  },
  ...{ suspected: true, notes: true },
} as const satisfies Partial<Record<keyof Lead, true>>;
export const exportedRelations = {
  ...{ listings: { listing_number: true }, offices: { name: true }, people: { full_name: true } },
} as const;
export type ExportedLead = Pick<Lead, 'id' | keyof typeof exportedFields>;

/** What is exported of a lead, by the column's name; relations have been read along. */
export const leadColumns: readonly (readonly [string, (lead: ExportedLead) => Cell])[] = [
  ['Number', ({ id }) => id],
  ['Sent', ({ createdAt }) => createdAt],
  ['State', ({ state }) => state],
  ['Form', ({ form }) => form],
  ['About', ({ reason }) => reason],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Message', ({ message }) => message],
  ['Answers', ({ form, answers }) => wordAnswers(form, answers)],
  ['Listing', ({ listing }) => nameOf(listing, 'listing_number')],
  ['Office', ({ office }) => nameOf(office, 'name')],
  ['Agent', ({ agent }) => nameOf(agent, 'full_name')],
  ['Assigned to', ({ assigned_to }) => nameOf(assigned_to, 'full_name')],
  ['Answered first', ({ answered_at }) => answered_at],
  ['Minutes to first answer', ({ createdAt, answered_at }) => minutesBetween(createdAt, answered_at)],
  ['Language', ({ language }) => language],
  ['Page', ({ page }) => page],
  ['Source', ({ source }) => source],
  ['First page of the visit', ({ landing_page }) => landing_page],
  ['Came from', ({ referrer }) => referrer],
  ['Device', ({ device }) => device],
  ['Looks like a program', ({ suspected }) => (suspected ? 'yes' : 'no')],
  ['Notes', ({ notes }) => notes],
];
