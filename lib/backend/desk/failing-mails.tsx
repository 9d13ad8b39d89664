import type { AdminViewServerProps } from 'payload';
import type { ReactElement } from 'react';
import { staffMember } from '../access/staff-member';
import { type FailingMail, findFailingMails } from './find-failing-mails';
import { tellDuration } from './tell-duration';
import { WaitingMail } from './waiting-mail';

type Screen = Pick<AdminViewServerProps, 'payload'> & { user?: AdminViewServerProps['user'] };

/** On the first screen: mails to visitors and colleagues that have not gone for a day, and what may be done. */
export async function FailingMails({ payload, user }: Screen): Promise<ReactElement | null> {
  if (!user || !staffMember(user)) return null;
  const mails = await findFailingMails(payload, user);
  if (mails.length === 0) return null;
  return (
    <section className="to-do" aria-labelledby="failing-mails">
      <h2 id="failing-mails">Mails that do not go</h2>
      <ul>
        {mails.map((mail) => (
          <Failing key={mail.id} mail={mail} admin={payload.config.routes.admin} />
        ))}
      </ul>
    </section>
  );
}

function Failing({ mail, admin }: { mail: FailingMail; admin: string }): ReactElement {
  const waited = tellDuration((Date.now() - mail.queued_at.getTime()) / 1_000);
  return (
    <WaitingMail mail={mail.id}>
      <h3>
        {mail.lead_id === null ? (
          mail.subject
        ) : (
          <a href={`${admin}/collections/leads/${mail.lead_id}`}>{mail.subject}</a>
        )}
      </h3>
      <p>
        To {mail.recipient}, for {waited}.{' '}
        {mail.fault ? `The last attempt ended with: ${mail.fault}` : 'It was not tried yet.'}
      </p>
    </WaitingMail>
  );
}
