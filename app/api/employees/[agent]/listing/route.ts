import { listAgentListings } from '@/lib/backend/contract/rest/list-agent-listings';

/** The listings of one agent. */
export const POST = listAgentListings;
