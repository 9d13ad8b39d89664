'use client';

import { FieldLabel, useFormFields } from '@payloadcms/ui';
import { tellDuration } from './tell-duration';

type Row = { createdAt?: unknown; answered_at?: unknown };

/** How long a visitor waited for the first answer. */
function tellWait({ createdAt, answered_at }: Row): string {
  const [sent, answered] = [createdAt, answered_at].map((at) => Date.parse(String(at)));
  if (sent === undefined || answered === undefined || Number.isNaN(sent + answered))
    return 'Not answered yet';
  return tellDuration((answered - sent) / 1_000);
}

/** Beside the form of a lead. */
export function FirstAnswerField({ field }: { field: { label?: unknown } }) {
  const createdAt = useFormFields(([fields]) => fields.createdAt?.value);
  const answered_at = useFormFields(([fields]) => fields.answered_at?.value);
  return (
    <div className="field-type">
      <FieldLabel label={typeof field.label === 'string' ? field.label : 'Time to first answer'} />
      <p>{tellWait({ createdAt, answered_at })}</p>
    </div>
  );
}

/** In the list. */
export const FirstAnswerCell = ({ rowData }: { rowData: Row }) => <span>{tellWait(rowData)}</span>;
