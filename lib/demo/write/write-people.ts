import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { people } from '../data/people/people';
import type { PersonRecord } from '../data/people/person-record';
import { townsOf } from '../data/people/towns-of';
import { portraitOf } from '../pictures/portraits';
import { type Ids, idOf, idOrNull, type SeedRun, writeEach } from './seed-run';

/** Writes leadership, agents and other staff in display order; returns their ids by slug. */
export function writePeople({ payload, req }: SeedRun, officeIds: Ids, pictureIds: Ids): Promise<Ids> {
  return writeEach(
    people,
    ({ slug }) => slug,
    (person, index) => {
      const portrait = portraitOf(person);
      return payload.create({
        collection: 'people',
        data: {
          ...fieldsOf(person),
          position: index + 1,
          ...toOwnerFields(idOrNull(officeIds, person.office)),
          avatar: portrait ? idOf(pictureIds, portrait) : null,
        },
        req,
      });
    },
  );
}

function fieldsOf(person: PersonRecord) {
  const { first_name, last_name, role, about, mobile, telephone, extension, is_agent, slug } = person;
  return {
    first_name,
    last_name,
    role,
    about,
    extension,
    is_agent,
    leadership: person.is_leadership,
    email: `${slug}@meridian.example`,
    email_public: person.email_public,
    mobile_e164: mobile,
    mobile_public: is_agent,
    telephone_number: telephone,
    telephone_public: telephone !== null,
    towns: townsOf(person),
    languages: [...person.languages],
    specialties: [...person.specialties],
    years_of_experience: person.years_of_experience,
    ...(is_agent && {
      slug,
      name_id: `agent-${slug}`,
      phone: telephone ?? mobile,
      whats_app_number: person.whats_app ? mobile : null,
    }),
  };
}
