import { listAgentListings } from '@/lib/backend/contract/rest/agent-listings';

/** The listings of one agent. */
export const POST = listAgentListings;
