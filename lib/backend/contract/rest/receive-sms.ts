import { timingSafeEqual } from 'node:crypto';
import { createLocalReq } from 'payload';
import { z } from 'zod';
import { withTimeout } from '@/lib/backend/contract/operation-timeout';
import { readFormBody } from '@/lib/backend/contract/rest/read-form-body';
import { RestError, toRestError } from '@/lib/backend/contract/rest/rest-error';
import { hasRemoteContent } from '@/lib/backend/environment';
import { findNetworkMailbox } from '@/lib/backend/leads/find-lead-origin';
import { processInboundSms } from '@/lib/backend/leads/sms/process-inbound-sms';
import { getBackend } from '@/lib/backend/payload';
import { environment } from '@/lib/environment';
import { normalisePhone } from '@/lib/i18n/normalise-phone';

const SMS_SECRET_HEADER = 'x-sms-secret';
/** PostgreSQL cannot store NUL characters. */
const smsText = z
  .string()
  .min(1)
  .max(2000)
  .refine((text) => !text.includes('\0'));

/**
 * GET and POST /api/sms/inbound: a text message sent to the network's number. Requires the secret of the
 * environment.
 */
export async function receiveSms(request: Request): Promise<Response> {
  try {
    const { searchParams } = new URL(request.url);
    if (!hasGatewaySecret(request.headers.get(SMS_SECRET_HEADER) ?? searchParams.get('secret') ?? ''))
      throw new RestError(404, 'Not found');
    const bodyFields = request.method === 'POST' ? await readFormBody(request) : new Map<string, unknown>();
    const params = new Map(
      [...searchParams, ...bodyFields].map(([name, value]) => [name.toLowerCase(), value]),
    );
    const from = smsText.safeParse(findFirstValue(params, ['from', 'msisdn', 'sender']));
    const text = smsText.safeParse(findFirstValue(params, ['content', 'text', 'message']));
    const phone = from.success ? normalisePhone(withCountryCode(from.data)) : null;
    if (!phone || !text.success) throw new RestError(422, 'Send from and text.');
    const keyword = await withTimeout(processSms(phone, text.data));
    return Response.json({ heard: keyword }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return toRestError(error).toResponse();
  }
}

async function processSms(from: string, text: string) {
  const req = await createLocalReq({}, await getBackend());
  return processInboundSms({ from, text, network: await findNetworkMailbox(req) }, req);
}

function hasGatewaySecret(secret: string): boolean {
  const expected = Buffer.from(environment.smsInboundSecret() ?? '');
  const actual = Buffer.from(secret);
  if (hasRemoteContent() || expected.byteLength === 0) return false;
  return expected.byteLength === actual.byteLength && timingSafeEqual(expected, actual);
}

const findFirstValue = (params: ReadonlyMap<string, unknown>, names: readonly string[]): unknown =>
  names.map((name) => params.get(name)).find((value) => value !== undefined);

/** Gateways send numbers with the country code but without `+`; numbers with a leading 0 are national. */
const withCountryCode = (number: string): string => (/^[1-9]\d{8,}$/.test(number) ? `+${number}` : number);
