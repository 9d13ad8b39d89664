import { timingSafeEqual } from 'node:crypto';
import { createLocalReq } from 'payload';
import { z } from 'zod';
import { readSent } from '@/lib/backend/contract/rest/read-sent';
import { RestFault } from '@/lib/backend/contract/rest/rest-fault';
import { toFault } from '@/lib/backend/contract/rest/tell-fault';
import { withinTime } from '@/lib/backend/contract/within-time';
import { hasRemoteContent } from '@/lib/backend/environment';
import { findMailbox } from '@/lib/backend/leads/find-mailbox';
import { getBackend } from '@/lib/backend/payload';
import { takeInbound } from '@/lib/backend/sms/take-inbound';
import { environment } from '@/lib/environment';
import { normalisePhone } from '@/lib/i18n/normalise-phone';

const secretHeader = 'x-sms-secret';
/** PostgreSQL keeps no NUL. */
const written = z
  .string()
  .min(1)
  .max(2000)
  .refine((text) => !text.includes('\0'));

/** GET and POST /api/sms/inbound: a text message that somebody wrote to the network's number. Only with the secret of the environment. */
export async function hearText(request: Request): Promise<Response> {
  try {
    const { searchParams } = new URL(request.url);
    if (!isFromGateway(request.headers.get(secretHeader) ?? searchParams.get('secret') ?? ''))
      throw new RestFault(404, 'Not found');
    const sent = request.method === 'POST' ? await readSent(request) : new Map<string, unknown>();
    const given = new Map([...searchParams, ...sent].map(([name, value]) => [name.toLowerCase(), value]));
    const from = written.safeParse(firstOf(given, ['from', 'msisdn', 'sender']));
    const text = written.safeParse(firstOf(given, ['content', 'text', 'message']));
    const phone = from.success ? normalisePhone(withPlus(from.data)) : null;
    if (!phone || !text.success) throw new RestFault(422, 'Send from and text.');
    const heard = await withinTime(hear(phone, text.data));
    return Response.json({ heard }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return toFault(error).toResponse();
  }
}

async function hear(from: string, text: string) {
  const req = await createLocalReq({}, await getBackend());
  return takeInbound({ from, text, network: await findMailbox(req) }, req);
}

function isFromGateway(secret: string): boolean {
  const expected = Buffer.from(environment.smsInboundSecret() ?? '');
  const given = Buffer.from(secret);
  if (hasRemoteContent() || expected.byteLength === 0) return false;
  return expected.byteLength === given.byteLength && timingSafeEqual(expected, given);
}

const firstOf = (given: ReadonlyMap<string, unknown>, names: readonly string[]): unknown =>
  names.map((name) => given.get(name)).find((value) => value !== undefined);

/** Gateways write numbers with their country and without its sign; those with a 0 are of this one. */
const withPlus = (number: string): string => (/^[1-9]\d{8,}$/.test(number) ? `+${number}` : number);
