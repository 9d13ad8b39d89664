import type { Where } from 'payload';
import type { ContractContext } from '@/lib/backend/contract/context';
import { findDocumentPage } from '@/lib/backend/contract/reads/find-document-page';
import { findOffice } from '@/lib/backend/contract/reads/find-office';
import { peopleOrder } from '@/lib/backend/contract/reads/people';
import type { Paging } from '@/lib/backend/contract/reads/paging';
import { formatPagingMeta } from '@/lib/backend/contract/reads/page-totals';
import { createRestHandler } from '@/lib/backend/contract/rest/rest-handler';
import { RestError } from '@/lib/backend/contract/rest/rest-error';
import { toEmployee } from '@/lib/backend/contract/rest/tell-employee';
import { employeesByOfficeSchema } from '@/schemas/rest/employee';
import { pagingSchema } from '@/schemas/rest/paging';

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
