'use client';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { formatPhone } from '@/lib/i18n/format-phone';
import type { PhoneNumbers } from '@/schemas/office';
import { choosePhone } from './choose-phone';
import { recallVisit, rememberVisit } from './remember-visit';
import { useBrowserValue } from './use-browser-value';
import { readVisit } from './visit';

type PhoneLinkProps = {
  numbers: PhoneNumbers;
  /** Shown when the office has no number of its own. */
  pageDefault?: string | null;
  /** What stands before an extension, as "ext." */
  extensionLabel: string;
  className?: string;
  /** Stands before the number: an icon or a word. */
  children?: ReactNode;
};

/** The office's number for this visit, as a link. Nothing when there is none. */
export function PhoneLink({
  numbers,
  pageDefault = null,
  extensionLabel,
  className,
  children,
}: PhoneLinkProps): ReactElement | null {
  const query = useBrowserValue(recallVisit) ?? '';
  useEffect(() => rememberVisit(), []);
  const phone = choosePhone(numbers, readVisit(query), pageDefault);
  if (!phone) return null;
  return (
    <a href={`tel:${phone.number.replace(/[\s-]/g, '')}`} className={className}>
      {children}
      <span className="tabular-nums">
        {formatPhone(phone.number)}
        {phone.extension && ` ${extensionLabel} ${phone.extension}`}
      </span>
    </a>
  );
}
