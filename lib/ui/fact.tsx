import type { ReactElement } from 'react';
import { classNames } from './class-names';
import { EmailText } from './email-text';

type FactProps = { label: string; value: string; note?: string | undefined; size?: 'normal' | 'large' };

const sizes = { normal: 'text-card', large: 'text-section' } as const;

/** One figure with its label. Goes inside a `<dl>`. */
export function Fact({ label, value, note, size = 'normal' }: FactProps): ReactElement {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <dt className="text-label text-text-muted">{label}</dt>
      <dd className={classNames('font-display lining-nums tabular-nums', sizes[size])}>
        {value.includes('@') ? <EmailText email={value} /> : value}
        {note && (
          <span className="mt-1 block font-sans text-label tracking-normal text-text-muted">{note}</span>
        )}
      </dd>
    </div>
  );
}
