import type { CallDefinition, CallSuccess } from '@/schemas/composing/define-call';
import { callServer } from './call-server';

/** As `callServer`, for calls whose refusals are all the same to the caller. @throws as `callServer` does, and on any refusal. */
export async function callOrThrow<Call extends CallDefinition>(
  ...[call, input, options]: Parameters<typeof callServer<Call>>
): Promise<CallSuccess<Call>> {
  const answer = await callServer(call, input, options);
  if (answer.ok) return answer;
  throw new Error(`The server answered ${answer.status}`);
}
