import { receiveSms } from '@/lib/backend/contract/rest/receive-sms';

export const dynamic = 'force-dynamic';

/** Replies to text messages, forwarded by the SMS gateway. */
export const POST = receiveSms;
export const GET = receiveSms;
