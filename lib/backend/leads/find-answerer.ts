import type { PayloadRequest } from 'payload';
import { readAnswerDays } from '@/schemas/answer-days';
import { readDaysOff } from '@/schemas/days-off';
import { contactSection } from '@/schemas/page';
import type { Office, Person } from '../payload-types';
import { getContentValue } from '../platform/contents/read-contents';
import { readSectionContents } from './find-lead-origin';
import { type LeadLocation, servesTrade } from './nearest-office';
import type { LeadRoute } from './route-lead';
import type { WorkingHours } from './working-time';

/** Who answers a lead: the office, or null for the network itself, and the person who is responsible. */
export type LeadAnswerer = {
  office: string | null;
  /** `id` is null for an owner who is not among the people of the website. */
  person: { id: number | null; name: string } | null;
  network: string;
  phone: string | null;
  extension: string | null;
  whatsApp: string | null;
  hours: WorkingHours;
  /**
   * Whether visitors only learn that the network answers: who enters another person's address must not find out
   * that somebody already handles them.
   */
  isConfidential: boolean;
  /** Working days within which a lead is answered. */
  workingDays: number;
};

/** The public numbers of whoever answers, in E.164; null when there is none. */
export type AnswererNumbers = Pick<LeadAnswerer, 'phone' | 'extension' | 'whatsApp'>;

/** The first public number in the order of the agent's page. */
function agentNumbers(agent: Person): AnswererNumbers {
  const mobile = agent.mobile_public ? agent.mobile_e164 : null;
  const telephone = agent.telephone_public ? agent.telephone_number : null;
  return {
    phone: agent.phone || mobile || telephone || null,
    extension: agent.phone ? (agent.extension ?? null) : null,
    whatsApp: agent.whats_app_number ?? null,
  };
}

/** The numbers that visitors see without a campaign (spec section 9). */
const officeNumbers = (office: Office): AnswererNumbers => ({
  phone: office.organic_number || office.main_telephone || null,
  extension: office.organic_number ? null : (office.phone_extension ?? null),
  whatsApp: office.whats_app_number ?? null,
});

const fullName = ({ first_name, last_name }: Person): string => `${first_name} ${last_name}`;

/** Finds who answers a lead with this route, and when they work. */
export async function findAnswerer(
  { agent: agentId, office: officeId, rule, name }: LeadRoute,
  location: LeadLocation,
  req: PayloadRequest,
): Promise<LeadAnswerer> {
  const contents = await readSectionContents(contactSection, req);
  const network = getContentValue(await readSectionContents('header', req), 'network_name') ?? name;
  const workingDays = readAnswerDays(getContentValue(contents, 'answer_days'));
  const networkDaysOff = readDaysOff(getContentValue(contents, 'days_off')).map(({ day }) => day);
  const office =
    officeId === null || rule === 'network'
      ? null
      : await req.payload.findByID({ collection: 'offices', id: officeId, depth: 0, req });
  const agent =
    agentId === null
      ? null
      : await req.payload.findByID({ collection: 'people', id: agentId, depth: 0, req });
  const networkNumbers = {
    phone: getContentValue(contents, 'default_phone'),
    extension: null,
    whatsApp: getContentValue(contents, 'default_whats_app'),
  };
  const isConfidential = rule === 'assigned';
  const numbers = [agent && agentNumbers(agent), office && officeNumbers(office)].find(
    (candidate) => !isConfidential && (candidate?.phone || candidate?.whatsApp),
  );
  const ownDaysOff = readDaysOff(office?.opening_hours?.days_off).map(({ day }) => day);
  return {
    ...{ network, workingDays, isConfidential, ...(numbers ?? networkNumbers) },
    office: office?.name ?? null,
    person: agent
      ? { id: agent.id, name: fullName(agent) }
      : office && (await findPerson(office, location, req)),
    hours: {
      days: (office?.opening_hours?.tribe_opening_hours ?? []).map(({ day, opens, closes }) => ({
        ...{ day, opens: opens ?? null, closes: closes ?? null },
      })),
      daysOff: [...networkDaysOff, ...ownDaysOff],
    },
  };
}

/** The agent of an office who knows the trade, else its owner, else nobody in particular. */
async function findPerson(
  { id, owner }: Office,
  { trade }: LeadLocation,
  req: PayloadRequest,
): Promise<LeadAnswerer['person']> {
  const { docs } = await req.payload.find({
    ...{ collection: 'people', depth: 0, pagination: false, limit: 0, sort: ['position', 'id'], req },
    where: {
      and: [
        { office: { equals: id } },
        { show_on_website: { equals: true } },
        { _status: { equals: 'published' } },
      ],
    },
  });
  const specialist = docs.find(
    ({ is_agent, specialties }) => is_agent && servesTrade(specialties ?? [], trade),
  );
  const manager = owner?.slug ? docs.find(({ slug }) => slug === owner.slug) : undefined;
  const person = specialist ?? manager;
  if (person) return { id: person.id, name: fullName(person) };
  return owner?.name ? { id: null, name: owner.name } : null;
}
