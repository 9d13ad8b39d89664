import { findAgent } from '@/lib/backend/contract/reads/find-agent';
import { restCall } from '@/lib/backend/contract/rest/rest-call';
import { RestFault } from '@/lib/backend/contract/rest/rest-fault';
import { tellEmployee } from '@/lib/backend/contract/rest/tell-employee';
import { emptyBodySchema } from '@/schemas/rest/paging';

/** POST /api/employees/{agent} */
export const showEmployee = restCall<{ agent: string }, typeof emptyBodySchema>(
  emptyBodySchema,
  async (call) => {
    const agent = await findAgent(call, call.params.agent);
    if (!agent) throw new RestFault(404, 'Agent not found');
    return { data: await tellEmployee(call.loaders, agent) };
  },
);
