import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { getSmsGateway } from './sms-gateway';

let stop = async () => {};
afterEach(() => stop());

/**
 * Starts a provider that sends this response; returns the received requests and a function that sends a
 * message to it.
 */
async function startProvider(status: number, body: string) {
  const requests: { authorization: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    requests.push({ authorization: request.headers.authorization, body: JSON.parse(await text(request)) });
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => new Promise((resolve) => server.close(() => resolve()));
  const { port } = Object(server.address());
  const gateway = getSmsGateway({
    ...{ clientId: 'id', clientSecret: 'word', sender: 'Meridian' },
    url: `http://127.0.0.1:${port}/v1/messages/send`,
  });
  return {
    requests,
    send: () => gateway.send({ id: 'lead-1-welcome', to: '+233244123456', text: 'Welcome' }),
  };
}

test('Hubtel gateway › sends a message in the format of the API', async () => {
  const { requests, send } = await startProvider(201, '{"status":0,"messageId":"m"}');
  await send();
  expect(requests).toEqual([
    {
      authorization: `Basic ${Buffer.from('id:word').toString('base64')}`,
      body: { from: 'Meridian', to: '233244123456', content: 'Welcome', clientReference: 'lead-1-welcome' },
    },
  ]);
});

test.each([
  [401, '{"statusDescription":"Unauthorised"}', /HTTP 401, Unauthorised/],
  [200, '{"status":3,"statusDescription":"No credit"}', /No credit/],
  [502, 'Bad gateway', /HTTP 502/],
  [200, '<html>Sign in to the network</html>', /HTTP 200/],
  [201, '{"messageId":"m"}', /HTTP 201/],
])('Hubtel gateway › rejects on response %i %s', async (status, body, message) => {
  const { send } = await startProvider(status, body);
  await expect(send()).rejects.toThrow(message);
});

test('getSmsGateway › returns the outbox without an account', () => {
  expect(getSmsGateway({ clientId: 'id' }).name).toBe('outbox');
});
