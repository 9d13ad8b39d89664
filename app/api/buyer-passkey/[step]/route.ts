import { answerPasskeyStep } from '@/lib/backend/contract/rest/buyer/passkey-sign-in';

/** Signs in with a passkey: `options` issues a challenge, `sign-in` verifies the answer. */
export const POST = answerPasskeyStep;
