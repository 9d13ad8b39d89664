import { formatAllAnswers } from '../lead-answers';
import type { Lead } from '../../payload-types';
import type { CsvCell } from './csv';

/** A field of a populated relation. */
const relationField = (relation: unknown, field: string): CsvCell => {
  const value = Object.entries(Object(relation)).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value : null;
};
const minutesBetween = (from: string, to: string | null | undefined): CsvCell =>
  to ? Math.round((Date.parse(to) - Date.parse(from)) / 60_000) : null;

const formatAnswerCell = (form: Lead['form'], answers: Lead['answers']): CsvCell =>
  formatAllAnswers(form, answers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** Fields of a lead and its relations that are read for the export; no mails and no visits. */
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

/** Columns of the export: title and value. Relations must be populated. */
export const leadColumns: readonly (readonly [string, (lead: ExportedLead) => CsvCell])[] = [
  ['Number', ({ id }) => id],
  ['Sent', ({ createdAt }) => createdAt],
  ['State', ({ state }) => state],
  ['Form', ({ form }) => form],
  ['About', ({ reason }) => reason],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Message', ({ message }) => message],
  ['Answers', ({ form, answers }) => formatAnswerCell(form, answers)],
  ['Listing', ({ listing }) => relationField(listing, 'listing_number')],
  ['Office', ({ office }) => relationField(office, 'name')],
  ['Agent', ({ agent }) => relationField(agent, 'full_name')],
  ['Assigned to', ({ assigned_to }) => relationField(assigned_to, 'full_name')],
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
