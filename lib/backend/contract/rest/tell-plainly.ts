import type { RestFault } from '@/lib/backend/contract/rest/rest-fault';
import type { Standing } from '@/lib/backend/contract/rest/standing';
import { drawPlainForm } from '@/lib/forms/draw-plain-form';
import { formWords } from '@/lib/forms/form-words';
import { plainFormPolicy } from '@/lib/forms/plain-style';
import type { MessageKey } from '@/lib/i18n/translate-from';

/** What programs are told in English, and people in their language. */
const words = new Map<number, MessageKey>([
  [400, 'form.unreadable'],
  [404, 'form.removed'],
  [413, 'form.tooLarge'],
  [419, 'form.expired'],
]);

/** A refusal as a page, for who has no JavaScript: the form again where that helps. */
export function tellPlainly(fault: RestFault, { locale, t, place, again }: Standing): Response {
  const failed = again ? formWords[again.form].failed : (say: typeof t) => say('form.failed');
  const known = words.get(fault.status);
  const says = known ? t(known) : fault.status >= 500 ? failed(t) : fault.message;
  const body = drawPlainForm({
    ...{ locale, t, says, back: place._page },
    ...(again && { again: { ...again, faults: fault.errors ?? {} } }),
  });
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': plainFormPolicy,
    'cache-control': 'no-store',
  });
  if (fault.retryAfter !== undefined) headers.set('retry-after', String(fault.retryAfter));
  return new Response(body, { status: fault.status, headers });
}
