import type { Where } from 'payload';
import type { ContractContext } from '@/lib/backend/contract/context';
import type { Loaders } from '@/lib/backend/contract/loaders';
import { findOffice } from '@/lib/backend/contract/reads/offices';
import { formatPagingMeta, type Paging } from '@/lib/backend/contract/reads/paging';
import { findAgent, peopleOrder } from '@/lib/backend/contract/reads/people';
import { findDocumentPage } from '@/lib/backend/contract/reads/public-documents';
import {
  formatPicturePath,
  loadOfficePin,
  loadPicture,
} from '@/lib/backend/contract/resolvers/load-relations';
import {
  agentExtensionOf,
  agentPhoneOf,
  agentSlugOf,
  fullNameOf,
} from '@/lib/backend/contract/resolvers/person-fields';
import { RestError } from '@/lib/backend/contract/rest/rest-error';
import { createRestHandler } from '@/lib/backend/contract/rest/rest-handler';
import type { Person } from '@/lib/backend/payload-types';
import { type Employee, employeesByOfficeSchema } from '@/schemas/rest/employee';
import { emptyBodySchema, pagingSchema } from '@/schemas/rest/paging';

/** A person in the form of the /api/employees routes. */
async function toEmployee(loaders: Loaders, person: Person): Promise<Employee> {
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
    image: formatPicturePath(image),
    assigned_to: person.assigned_to ?? null,
    extension: agentExtensionOf(person),
  };
}

async function listPeople(context: ContractContext, where: Where, paging: Paging) {
  const peoplePage = await findDocumentPage(context, 'people', { where, sort: peopleOrder, paging });
  return {
    data: await Promise.all(peoplePage.items.map((person) => toEmployee(context.loaders, person))),
    meta: await formatPagingMeta(peoplePage),
  };
}

/** POST /api/employees */
export const listEmployees = createRestHandler(pagingSchema, (call) => listPeople(call, {}, call.body));

/** POST /api/employees-by-office */
export const listEmployeesByOffice = createRestHandler(employeesByOfficeSchema, async (call) => {
  const office = await findOffice(call, call.body.tribe_slug);
  if (!office) throw new RestError(404, 'Office not found');
  return listPeople(call, { office: { equals: office.id } }, call.body);
});

/** POST /api/employees/{agent} */
export const getEmployee = createRestHandler<{ agent: string }, typeof emptyBodySchema>(
  emptyBodySchema,
  async (call) => {
    const agent = await findAgent(call, call.params.agent);
    if (!agent) throw new RestError(404, 'Agent not found');
    return { data: await toEmployee(call.loaders, agent) };
  },
);
