import { renderButtonPage } from '@/lib/forms/button-page';
import { noScriptPolicy } from '@/lib/forms/no-script-style';

type ButtonPageOptions = {
  /** `same-origin` where the form of the page needs an `Origin` header. */
  referrerPolicy?: 'no-referrer' | 'same-origin';
  cookies?: readonly string[];
};

/** The page of an emailed link, which is never stored: its address contains the token. */
export function respondWithButtonPage(
  status: number,
  page: Parameters<typeof renderButtonPage>[0],
  { referrerPolicy = 'no-referrer', cookies = [] }: ButtonPageOptions = {},
): Response {
  const headers = new Headers({
    ...{ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': noScriptPolicy },
    ...{ 'cache-control': 'no-store', 'referrer-policy': referrerPolicy },
  });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(renderButtonPage(page), { status, headers });
}
