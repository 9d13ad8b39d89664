import type { Where } from 'payload';
import type { ContractContext } from '@/lib/backend/contract/context';
import { findDocumentPage } from '@/lib/backend/contract/reads/find-document-page';
import { findOffice } from '@/lib/backend/contract/reads/find-office';
import { peopleOrder } from '@/lib/backend/contract/reads/find-team';
import type { Paging } from '@/lib/backend/contract/reads/read-paging';
import { tellPaging } from '@/lib/backend/contract/resolvers/page-totals';
import { restCall } from '@/lib/backend/contract/rest/rest-call';
import { RestFault } from '@/lib/backend/contract/rest/rest-fault';
import { tellEmployee } from '@/lib/backend/contract/rest/tell-employee';
import { employeesByOfficeSchema } from '@/schemas/rest/employee';
import { pagingSchema } from '@/schemas/rest/paging';

async function listPeople(context: ContractContext, where: Where, paging: Paging) {
  const found = await findDocumentPage(context, 'people', { where, sort: peopleOrder, paging });
  return {
    data: await Promise.all(found.items.map((person) => tellEmployee(context.loaders, person))),
    meta: await tellPaging(found),
  };
}

/** POST /api/employees */
export const listEmployees = restCall(pagingSchema, (call) => listPeople(call, {}, call.body));

/** POST /api/employees-by-office */
export const listEmployeesByOffice = restCall(employeesByOfficeSchema, async (call) => {
  const office = await findOffice(call, call.body.tribe_slug);
  if (!office) throw new RestFault(404, 'Office not found');
  return listPeople(call, { office: { equals: office.id } }, call.body);
});
