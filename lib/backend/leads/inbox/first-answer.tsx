'use client';

import { FieldLabel, useFormFields } from '@payloadcms/ui';
import { formatDuration } from './format-time';

type LeadTimestamps = { createdAt?: unknown; answered_at?: unknown };

/** Time between the lead and its first reply. */
function formatResponseTime({ createdAt, answered_at }: LeadTimestamps): string {
  const [createdAtMs, answeredAtMs] = [createdAt, answered_at].map((timestamp) => Date.parse(String(timestamp)));
  if (createdAtMs === undefined || answeredAtMs === undefined || Number.isNaN(createdAtMs + answeredAtMs))
    return 'Not answered yet';
  return formatDuration((answeredAtMs - createdAtMs) / 1_000);
}

/** Field in the sidebar of the lead form. */
export function FirstReplyField({ field }: { field: { label?: unknown } }) {
  const createdAt = useFormFields(([fields]) => fields.createdAt?.value);
  const answered_at = useFormFields(([fields]) => fields.answered_at?.value);
  return (
    <div className="field-type">
      <FieldLabel label={typeof field.label === 'string' ? field.label : 'Time to first answer'} />
      <p>{formatResponseTime({ createdAt, answered_at })}</p>
    </div>
  );
}

/** Cell in the list of leads. */
export const FirstReplyCell = ({ rowData }: { rowData: LeadTimestamps }) => <span>{formatResponseTime(rowData)}</span>;
