import type { PayloadRequest } from 'payload';
import { fillText } from '@/lib/engine/fill-names';
import { type Chosen, choosableFor, fitsLooking, type LookedAt, lookedAtPath } from '@/lib/routes/looked-at';
import { matchRoute } from '@/lib/routes/match-route';
import { routeSubjects } from '@/lib/routes/route-subjects';
import type { Subject } from '@/schemas/bindings/subject';
import type { Looking } from '@/schemas/composing/preview';
import { isNetworkStaff, type StaffMember, staffMember } from '../access/staff-member';
import { type ComposedRecord, readComposed } from './composed-record';
import { findSubject, type SubjectRecord } from './find-subject';
import { findShowingPage } from './showing-page';

/** Slugs that somebody asks to look at a page with, by kind. */
export type AskedSubjects = Readonly<Partial<Record<Subject, string>>>;

export type FoundLooking = {
  /** Below the language. */
  path: string;
  /** With the names of the records it is looked at with. */
  title: string;
  looking: Looking;
};

/**
 * Where a document is looked at: at its own address, or with records chosen for what that leaves open, of which somebody may ask for others. A
 * section on a page that shows it. Null while there is no record to look at it with.
 */
export async function findLooking(
  record: ComposedRecord,
  asked: AskedSubjects,
  req: PayloadRequest,
): Promise<FoundLooking | null> {
  const place = record.place ?? (await placeOfSection(record, req));
  if (!place) return { path: '/', title: record.title, looking: lookingOf(record, []) };
  const own = record.office && place.tribe_slug === null ? record.office : null;
  const chosen: Chosen = own ? { office: { slug: own.slug, state: own.region.slug } } : {};
  const found = await choose({ place, chosen, asked }, req);
  const path = lookedAtPath(place, found.chosen);
  if (path === null) return null;
  const title = fillText(record.title, { ...namesOf(found.choices), ...record.names });
  return { path, title, looking: lookingOf(record, found.choices) };
}

/**
 * The same for a page that visitors find at an address: with the records that the address names, and there, unless its newest draft
 * is to stand elsewhere.
 */
export async function lookingAt(
  record: ComposedRecord,
  path: string,
  req: PayloadRequest,
): Promise<FoundLooking | null> {
  const match = matchRoute(path);
  const found = await findLooking(record, match ? routeSubjects(match) : {}, req);
  const staysThere = match && record.place && fitsLooking(record.place, match.row, match.params);
  return found && (staysThere ? { ...found, path } : found);
}

const namesOf = (choices: Looking['choices']): Record<string, string> =>
  Object.fromEntries(choices.flatMap(({ kind, name }) => (name === null ? [] : [[kind, name]])));

const lookingOf = (
  { collection, id, isPublished, wasPublished, office }: ComposedRecord,
  choices: Looking['choices'],
): Looking => ({
  record: `/compose/${collection === 'pages' ? 'record' : 'section'}/${id}`,
  choices,
  owner: office?.name ?? null,
  isOnSite: isPublished,
  wasOnSite: wasPublished,
});

async function placeOfSection(
  { title, office }: ComposedRecord,
  req: PayloadRequest,
): Promise<LookedAt | null> {
  const id = await findShowingPage({ name: title, office: office?.id ?? null }, req);
  const page = id === null ? null : await readComposed('pages', id, req);
  return page?.place ?? null;
}

const labels: Readonly<Record<Subject, string>> = {
  office: 'Office',
  region: 'Region',
  agent: 'Agent',
  listing: 'Listing',
  post: 'Post',
};

/** What is needed and was not asked for is the person's own office's, or the first there is. */
async function choose(
  { place, chosen, asked }: { place: LookedAt; chosen: Chosen; asked: AskedSubjects },
  req: PayloadRequest,
): Promise<{ chosen: Chosen; choices: Looking['choices'] }> {
  const member = staffMember(req.user);
  const offices = member?.offices ?? [];
  let all = chosen;
  const choices: Looking['choices'][number][] = [];
  for (const { kind, isNeeded } of choosableFor(place)) {
    if (all[kind]) continue;
    const asking = { chosen: all, slug: asked[kind], offices, isNeeded };
    const taken = await findSubject(kind, asking, req);
    const within = kind === 'listing' ? (all.office?.slug ?? null) : null;
    if (taken) all = { ...all, [kind]: taken.params };
    const { slug = null, name = null } = taken ?? {};
    const form = taken && mayChange(member, kind, taken) ? taken.form : null;
    choices.push({ kind, label: labels[kind], isNeeded, slug, name, within, form });
  }
  return { chosen: all, choices };
}

/** Whoever works for an office is led to that office's own record; of other kinds the list shows what is theirs. */
const mayChange = (member: StaffMember | null, kind: Subject, { id }: SubjectRecord): boolean =>
  isNetworkStaff(member) || (kind === 'office' && member?.offices.includes(id) === true);
