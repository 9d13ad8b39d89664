import { mobileFor } from '../../phone-numbers';
import type { PersonRecord } from '../../records';
import { slugify } from '../../slugify';

type Given = Partial<PersonRecord> & Pick<PersonRecord, 'first_name' | 'last_name' | 'role' | 'portrait'>;

function person(given: Given): PersonRecord {
  const slug = slugify(`${given.first_name} ${given.last_name}`);
  return {
    slug,
    office: null,
    is_agent: false,
    is_leadership: false,
    is_owner: false,
    about: null,
    languages: [],
    specialties: [],
    years_of_experience: null,
    mobile: mobileFor(slug),
    telephone: null,
    extension: null,
    whats_app: false,
    email_public: true,
    ...given,
  };
}

/** Someone of the network's leadership. */
export const leader = (given: Given): PersonRecord => person({ is_leadership: true, mobile: null, ...given });

/** A broker with a page of their own. */
export const agent = (given: Given & { office: string; about: string }): PersonRecord =>
  person({ is_agent: true, whats_app: true, ...given });

/** Someone who works in an office and has no page. */
export const colleague = (given: Given & { office: string }): PersonRecord => person(given);
