import type { UIFieldServerProps } from 'payload';
import type { ReactElement } from 'react';
import { findMailedAnswers, type MailedAnswer } from './find-mailed-answers';
import { tellMoment } from './tell-moment';

type Shown = Pick<UIFieldServerProps, 'id' | 'req'>;

/** In the form of a lead: what became of each answer that was mailed from there. */
export async function MailedAnswers({ id, req }: Shown): Promise<ReactElement | null> {
  const answers = id === undefined ? [] : await findMailedAnswers(Number(id), req);
  if (answers.length === 0) return null;
  return (
    <ul className="field-type mailed-answers" aria-label="What became of the answers">
      {answers.map((answer) => (
        <li key={answer.id}>{tellOutcome(answer)}</li>
      ))}
    </ul>
  );
}

function tellOutcome({ recipient, queued_at, sent_at, given_up_at, fault }: MailedAnswer): string {
  if (sent_at) return `Mailed to ${recipient} on ${tellMoment(sent_at)}.`;
  if (given_up_at) return `Not mailed to ${recipient}: it was left unsent on ${tellMoment(given_up_at)}.`;
  const since = `On its way to ${recipient} since ${tellMoment(queued_at)}.`;
  return fault === null ? since : `${since} It is tried again; the last attempt ended with: ${fault}`;
}
