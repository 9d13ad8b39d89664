import { hearText } from '@/lib/backend/contract/rest/hear-text';

export const dynamic = 'force-dynamic';

/** What people write back to text messages, as the gateway passes it on. */
export const POST = hearText;
export const GET = hearText;
