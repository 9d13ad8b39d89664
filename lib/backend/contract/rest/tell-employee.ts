import type { Loaders } from '@/lib/backend/contract/loaders';
import { picturePath } from '@/lib/backend/contract/resolvers/picture-path';
import { loadPicture } from '@/lib/backend/contract/resolvers/load-relations';
import { loadOfficePin } from '@/lib/backend/contract/resolvers/load-pin';
import {
  agentExtensionOf,
  agentPhoneOf,
  agentSlugOf,
  fullNameOf,
} from '@/lib/backend/contract/resolvers/person-fields';
import type { Person } from '@/lib/backend/payload-types';
import type { Employee } from '@/schemas/rest/employee';

/** A person in the form of the /api/employees routes. */
export async function toEmployee(loaders: Loaders, person: Person): Promise<Employee> {
  const [pin, image] = await Promise.all([
    loadOfficePin(loaders, person.office),
    loadPicture(loaders, person.avatar),
  ]);
  return {
    slug: agentSlugOf(person),
    phone: agentPhoneOf(person),
    office: pin && { slug: pin.office.slug, name: pin.office.name },
    name: fullNameOf(person),
    name_id: person.name_id ?? person.slug ?? null,
    email: person.email ?? null,
    image: picturePath(image),
    assigned_to: person.assigned_to ?? null,
    extension: agentExtensionOf(person),
  };
}
