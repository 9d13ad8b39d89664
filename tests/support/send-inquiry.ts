/**
 * Sends an inquiry to the network as the page does, each from another address: `X-Forwarded-For` has to be
 * trusted.
 */
export function sendInquiry(url: string, number: number, key: string): Promise<Response> {
  return fetch(`${url}/api/forms/inquiry`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', accept: 'application/json', origin: new URL(url).origin },
      ...{
        'idempotency-key': key,
        'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      },
    },
    body: JSON.stringify({
      ...{
        reason: 'other',
        full_name: `Visitor ${number}`,
        email: `visitor-${number}@example.com`,
        privacy: true,
      },
      ...{ message: `Question ${number}`, _locale: 'en-GH', _page: '/en-GH/contact-us', _waited: 60_000 },
    }),
    signal: AbortSignal.timeout(30_000),
  });
}
