import type { UIFieldServerProps } from 'payload';
import type { ReactElement } from 'react';
import { formatOtherAnswers } from '../lead-answers';

type LeadAnswersPanelProps = Pick<UIFieldServerProps, 'id' | 'req'>;

/**
 * Panel in the lead form: the answers that are not fields of the lead, with the labels of the form. Empty
 * for users who cannot read the lead.
 */
export async function LeadAnswersPanel({ id, req }: LeadAnswersPanelProps): Promise<ReactElement | null> {
  if (id === undefined) return null;
  const lead = await req.payload.findByID({
    ...{ collection: 'leads', id, depth: 0, select: { form: true, answers: true } },
    ...{ overrideAccess: false, disableErrors: true, user: req.user },
  });
  const rows = lead ? formatOtherAnswers(lead.form, lead.answers) : [];
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
