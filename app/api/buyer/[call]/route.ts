import { answerBuyerCall } from '@/lib/backend/contract/rest/buyer/buyer-call';

/** The calls of a signed-in buyer. */
export const POST = answerBuyerCall;
