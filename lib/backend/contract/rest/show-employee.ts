import { findAgent } from '@/lib/backend/contract/reads/find-agent';
import { createRestHandler } from '@/lib/backend/contract/rest/rest-handler';
import { RestError } from '@/lib/backend/contract/rest/rest-error';
import { toEmployee } from '@/lib/backend/contract/rest/tell-employee';
import { emptyBodySchema } from '@/schemas/rest/paging';

/** POST /api/employees/{agent} */
export const getEmployee = createRestHandler<{ agent: string }, typeof emptyBodySchema>(
  emptyBodySchema,
  async (call) => {
    const agent = await findAgent(call, call.params.agent);
    if (!agent) throw new RestError(404, 'Agent not found');
    return { data: await toEmployee(call.loaders, agent) };
  },
);
