import { once } from 'node:events';
import { arrayBuffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailServer = {
  port: number;
  /** What it said yes to, as mailboxes get it. */
  taken: readonly Email[];
  /** Takes the next mail in and says nothing of it. @returns when it has come. */
  holdNext: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A real mail server, on a port of its own choice or on a given one; whoever holds a mail that it has not said yes to has not sent it. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const taken: Email[] = [];
  let held: (() => void) | undefined;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      void arrayBuffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => {
          if (held) {
            held();
            held = undefined;
            return;
          }
          taken.push(mail);
          done();
        });
    },
  });
  // A sender that is killed leaves its connection in the middle of a word.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: Object(server.server.address()).port,
    taken,
    holdNext: () =>
      new Promise((resolve) => {
        held = resolve;
      }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
