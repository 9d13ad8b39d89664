import { once } from 'node:events';
import { arrayBuffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailServer = {
  port: number;
  /** The accepted mails. */
  accepted: readonly Email[];
  /**
   * Receives the next mail without confirming it.
   * @returns when it has arrived.
   */
  withholdNext: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts a real SMTP server, on a random or given port; a mail without a confirmation counts as unsent for
 * its sender.
 */
export async function startMailServer(port = 0): Promise<MailServer> {
  const accepted: Email[] = [];
  let onWithheld: (() => void) | undefined;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      void arrayBuffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => {
          if (onWithheld) {
            onWithheld();
            onWithheld = undefined;
            return;
          }
          accepted.push(mail);
          done();
        });
    },
  });
  // A killed sender closes its connection in the middle of a command.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: Object(server.server.address()).port,
    accepted,
    withholdNext: () =>
      new Promise((resolve) => {
        onWithheld = resolve;
      }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
