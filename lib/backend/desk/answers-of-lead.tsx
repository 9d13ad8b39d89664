import type { UIFieldServerProps } from 'payload';
import type { ReactElement } from 'react';
import { furtherAnswers } from '../leads/answer-rows';

type Shown = Pick<UIFieldServerProps, 'id' | 'req'>;

/** In the form of a lead: what was filled in and does not stand in it already, in the words of the visitor's form; nothing of a lead that whoever asks may not read. */
export async function AnswersOfLead({ id, req }: Shown): Promise<ReactElement | null> {
  if (id === undefined) return null;
  const lead = await req.payload.findByID({
    ...{ collection: 'leads', id, depth: 0, select: { form: true, answers: true } },
    ...{ overrideAccess: false, disableErrors: true, user: req.user },
  });
  const rows = lead ? furtherAnswers(lead.form, lead.answers) : [];
  if (rows.length === 0) return null;
  return (
    <section className="field-type consents" aria-labelledby="answers">
      <h3 id="answers">What else was filled in</h3>
      <ul>
        {rows.map(([name, value]) => (
          <li key={`${name} ${value}`}>
            <strong>{name}</strong>: {value}
          </li>
        ))}
      </ul>
    </section>
  );
}
