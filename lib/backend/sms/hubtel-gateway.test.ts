import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { chooseGateway } from './choose-gateway';

let stop = async () => {};
afterEach(() => stop());

/** A gateway that answers so, and what it was asked. */
async function answering(status: number, body: string) {
  const asked: { authorization: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ authorization: request.headers.authorization, body: JSON.parse(await text(request)) });
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => new Promise((resolve) => server.close(() => resolve()));
  const { port } = Object(server.address());
  const gateway = chooseGateway({
    ...{ clientId: 'id', clientSecret: 'word', sender: 'Meridian' },
    url: `http://127.0.0.1:${port}/v1/messages/send`,
  });
  return { asked, send: () => gateway.send({ id: 'lead-1-welcome', to: '+233244123456', text: 'Welcome' }) };
}

test('a message goes to Hubtel as it asks for one', async () => {
  const { asked, send } = await answering(201, '{"status":0,"messageId":"m"}');
  await send();
  expect(asked).toEqual([
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
])('what is answered with %i %s was not taken', async (status, body, why) => {
  const { send } = await answering(status, body);
  await expect(send()).rejects.toThrow(why);
});

test('without an account messages go to the outbox', () => {
  expect(chooseGateway({ clientId: 'id' }).name).toBe('outbox');
});
