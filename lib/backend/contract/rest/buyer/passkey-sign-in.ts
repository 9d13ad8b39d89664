import { createLocalReq } from 'payload';
import { createSignInOptions, signInWithPasskey } from '@/lib/backend/buyers/passkeys';
import { withTimeout } from '@/lib/backend/contract/operation-timeout';
import { clientOf } from '@/lib/backend/contract/rest/buyer/client-of';
import { isTrustedWrite } from '@/lib/backend/contract/rest/csrf';
import { clientAddressOf } from '@/lib/backend/contract/rest/form-submission';
import { RestError, toErrorResponse } from '@/lib/backend/contract/rest/rest-error';
import { readJsonBody } from '@/lib/backend/contract/rest/rest-handler';
import { hasRemoteContent } from '@/lib/backend/environment';
import { consumeFormAttempt } from '@/lib/backend/leads/form-rate-limits';
import { getBackend } from '@/lib/backend/payload';
import { passkeyAssertionSchema } from '@/schemas/buyers/passkey';

/** Handler of `POST /api/buyer-passkey/{step}`; the sign-in answers `{user_info}` and sets the cookies. */
export async function answerPasskeyStep(
  request: Request,
  { params }: { params: Promise<{ step: string }> },
): Promise<Response> {
  try {
    if (hasRemoteContent()) throw new RestError(404, 'This site has no content of its own.');
    if (!isTrustedWrite(request)) throw new RestError(419, 'CSRF token mismatch.');
    const { step } = await params;
    const wait = await consumeFormAttempt(
      await getBackend(),
      'form_precognition',
      `passkey ${clientAddressOf(request)}`,
    );
    if (wait !== null) throw new RestError(429, 'Too many attempts.', undefined, wait);
    if (step === 'options') return await withTimeout(answerOptions());
    if (step === 'sign-in') return await withTimeout(answerSignIn(request));
    throw new RestError(404, 'Step not found');
  } catch (error) {
    return toErrorResponse(error);
  }
}

const headers = { 'cache-control': 'no-store' };

async function answerOptions(): Promise<Response> {
  const payload = await getBackend();
  return Response.json(await createSignInOptions(await createLocalReq({}, payload)), { headers });
}

async function answerSignIn(request: Request): Promise<Response> {
  const assertion = await readJsonBody(request, passkeyAssertionSchema);
  const req = await createLocalReq({}, await getBackend());
  const started = await signInWithPasskey(assertion, clientOf(request), req);
  if (!started) throw new RestError(422, 'This passkey is not known here.');
  const response = Response.json({ user_info: started.userInfo }, { headers });
  for (const cookie of started.cookies) response.headers.append('set-cookie', cookie);
  return response;
}
