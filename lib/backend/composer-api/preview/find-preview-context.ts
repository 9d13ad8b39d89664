import type { PayloadRequest } from 'payload';
import { resolveText } from '@/lib/engine/resolve-placeholders';
import { matchRoute } from '@/lib/routes/match-route';
import {
  matchesPreview,
  type PreviewedPage,
  type PreviewParams,
  previewChoices,
  previewPath,
} from '@/lib/routes/preview-path';
import { routeSubjects } from '@/lib/routes/route-subjects';
import type { Subject } from '@/schemas/bindings/subject';
import type { PreviewContext } from '@/schemas/composing/preview';
import { getStaffMember, isNetworkStaff, type StaffMember } from '../../platform/access/staff-member';
import { type ComposerRecord, readComposerRecord } from '../documents/composer-record';
import { findPageWithSection } from './find-page-with-section';
import { findSubject, type SubjectRecord } from './find-subject';

/** Slugs of the records to preview a page with, by kind. */
export type RequestedSubjects = Readonly<Partial<Record<Subject, string>>>;

export type FoundPreview = {
  /** Path without the language. */
  path: string;
  /** Title with the names of the preview records. */
  title: string;
  preview: PreviewContext;
};

/**
 * Finds where to preview a document: at its own address, with records for the open parts of that address,
 * which `requested` can choose. A section is previewed on a page that shows it. Null when no suitable record
 * exists.
 */
export async function findPreviewContext(
  record: ComposerRecord,
  requested: RequestedSubjects,
  req: PayloadRequest,
): Promise<FoundPreview | null> {
  const pageAddress = record.pageAddress ?? (await findAddressOfSection(record, req));
  if (!pageAddress) return { path: '/', title: record.title, preview: previewContextOf(record, []) };
  const own = record.office && pageAddress.tribe_slug === null ? record.office : null;
  const chosen: PreviewParams = own ? { office: { slug: own.slug, state: own.region.slug } } : {};
  const found = await chooseSubjects({ pageAddress, chosen, requested }, req);
  const path = previewPath(pageAddress, found.chosen);
  if (path === null) return null;
  const title = resolveText(record.title, { ...namesOf(found.choices), ...record.names });
  return { path, title, preview: previewContextOf(record, found.choices) };
}

/**
 * Finds the preview context of the page that visitors find at a path: with the records that the path names,
 * and at that path unless the newest draft moves the page.
 */
export async function findPreviewContextAt(
  record: ComposerRecord,
  path: string,
  req: PayloadRequest,
): Promise<FoundPreview | null> {
  const match = matchRoute(path);
  const found = await findPreviewContext(record, match ? routeSubjects(match) : {}, req);
  const isPathUnchanged =
    match && record.pageAddress && matchesPreview(record.pageAddress, match.row, match.params);
  return found && (isPathUnchanged ? { ...found, path } : found);
}

const namesOf = (choices: PreviewContext['choices']): Record<string, string> =>
  Object.fromEntries(choices.flatMap(({ kind, name }) => (name === null ? [] : [[kind, name]])));

const previewContextOf = (
  { collection, id, isPublished, wasPublished, office }: ComposerRecord,
  choices: PreviewContext['choices'],
): PreviewContext => ({
  record: `/compose/${collection === 'pages' ? 'record' : 'section'}/${id}`,
  choices,
  owner: office?.name ?? null,
  isOnSite: isPublished,
  wasOnSite: wasPublished,
});

async function findAddressOfSection(
  { title, office }: ComposerRecord,
  req: PayloadRequest,
): Promise<PreviewedPage | null> {
  const id = await findPageWithSection({ name: title, office: office?.id ?? null }, req);
  const page = id === null ? null : await readComposerRecord('pages', id, req);
  return page?.pageAddress ?? null;
}

const labels: Readonly<Record<Subject, string>> = {
  office: 'Office',
  region: 'Region',
  agent: 'Agent',
  listing: 'Listing',
  post: 'Post',
};

/** Fills required subjects that were not requested with the user's own office, or with the first record. */
async function chooseSubjects(
  {
    pageAddress,
    chosen,
    requested,
  }: { pageAddress: PreviewedPage; chosen: PreviewParams; requested: RequestedSubjects },
  req: PayloadRequest,
): Promise<{ chosen: PreviewParams; choices: PreviewContext['choices'] }> {
  const member = getStaffMember(req.user);
  const offices = member?.offices ?? [];
  let current = chosen;
  const choices: PreviewContext['choices'][number][] = [];
  for (const { kind, isNeeded } of previewChoices(pageAddress)) {
    if (current[kind]) continue;
    const query = { chosen: current, slug: requested[kind], offices, isNeeded };
    const subject = await findSubject(kind, query, req);
    const officeSlug = kind === 'listing' ? (current.office?.slug ?? null) : null;
    if (subject) current = { ...current, [kind]: subject.params };
    const { slug = null, name = null } = subject ?? {};
    const form = subject && mayChange(member, kind, subject) ? subject.form : null;
    choices.push({ kind, label: labels[kind], isNeeded, slug, name, within: officeSlug, form });
  }
  return { chosen: current, choices };
}

/**
 * Office staff get a form link for their own office only; records of other kinds are in the list of those they may
 * change.
 */
const mayChange = (member: StaffMember | null, kind: Subject, { id }: SubjectRecord): boolean =>
  isNetworkStaff(member) || (kind === 'office' && member?.offices.includes(id) === true);
