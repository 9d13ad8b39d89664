import type { Loaders } from '@/lib/backend/contract/loaders/create-loaders';
import { picturePath } from '@/lib/backend/contract/picture-path';
import { loadPicture } from '@/lib/backend/contract/resolvers/load-picture';
import { loadPin } from '@/lib/backend/contract/resolvers/load-pin';
import {
  readAgentExtension,
  readAgentPhone,
  readAgentSlug,
  readFullName,
} from '@/lib/backend/contract/resolvers/read-person';
import type { Person } from '@/lib/backend/payload-types';
import type { Employee } from '@/schemas/rest/employee';

/** A person as the calls under /api/employees tell them. */
export async function tellEmployee(loaders: Loaders, person: Person): Promise<Employee> {
  const [pin, image] = await Promise.all([
    loadPin(loaders, person.office),
    loadPicture(loaders, person.avatar),
  ]);
  return {
    slug: readAgentSlug(person),
    phone: readAgentPhone(person),
    office: pin && { slug: pin.office.slug, name: pin.office.name },
    name: readFullName(person),
    name_id: person.name_id ?? person.slug ?? null,
    email: person.email ?? null,
    image: picturePath(image),
    assigned_to: person.assigned_to ?? null,
    extension: readAgentExtension(person),
  };
}
