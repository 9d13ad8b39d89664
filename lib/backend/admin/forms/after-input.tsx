'use client';

import { useAuth, useField, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { formatPhone } from '@/lib/i18n/format-phone';
import { normalisePhone } from '@/lib/i18n/normalise-phone';
import { redirectHostsContent } from '@/lib/routes/allowed-hosts';
import { describeVisiblePhone } from './describe-visible-phone';

/**
 * Help below the days off of an office: where the holidays of all offices are maintained, depending on the
 * user's role.
 */
export function HolidaysHint() {
  const { user } = useAuth();
  return (
    <p className="field-description">
      Public holidays of all offices are entered once,{' '}
      {user?.role === 'office-editor'
        ? 'by the network’s staff'
        : 'in the section “contact”, under “Days off”'}
      .
    </p>
  );
}

/** Debounce delay after typing, in ms. */
const CHECK_DELAY_MS = 400;

/** Warning below a formatted text about markup that is stripped on the website, shortly after typing. */
export function StrippedMarkupHint({ path }: { path: string }) {
  const { value } = useField<string>({ path });
  const [warning, setWarning] = useState<string | null>(null);
  useEffect(() => {
    let isActive = true;
    const showWarning = (text: string | null) => isActive && setWarning(text);
    const timer = setTimeout(
      () => findStrippedMarkup(value).then(showWarning, () => undefined),
      CHECK_DELAY_MS,
    );
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [value]);
  return (
    <p className="field-description" aria-live="polite">
      {warning}
    </p>
  );
}

async function findStrippedMarkup(text: unknown): Promise<string | null> {
  if (typeof text !== 'string' || text === '') return null;
  // Loaded on demand: it includes the Markdown parser.
  const { strippedMarkupIssue } = await import('@/lib/ui/stripped-markup-issue');
  return strippedMarkupIssue(text);
}

/** Help on redirect patterns below the old address, for network administrators only. */
export function RedirectPatternHint() {
  const { user } = useAuth();
  if (user?.role !== 'network-admin') return null;
  return (
    <p className="field-description">
      Use :name as a placeholder, such as /old-guides/:guide to /blog/:guide. An address on another website
      starts with https://, and its domain must be listed in “{redirectHostsContent}” of the{' '}
      <a href="/admin/collections/website-sections?where[name][equals]=header">section “header”</a>.
    </p>
  );
}

/** Sets the scope to the office when an office is selected in a document of the network. */
export function SyncScopeWithOffice() {
  const { value: office } = useField<unknown>({ path: 'office' });
  const { value: scope, setValue } = useField<unknown>({ path: 'scope' });
  const previousOffice = useRef(office);
  useEffect(() => {
    if (office && office !== previousOffice.current && scope === 'network') setValue('office');
    previousOffice.current = office;
  }, [office, scope, setValue]);
  return null;
}

const formatNumber = (number: string): string => {
  const normalised = normalisePhone(number);
  return normalised === null ? number : formatPhone(normalised);
};

/** Note below the phone numbers of an office: which one visitors see with the current values of the form. */
export function VisiblePhoneHint() {
  const [main, organic, paid] = useFormFields(([fields]) =>
    ['main_telephone', 'organic_number', 'paid_number'].map((name) => trimmedText(fields[name]?.value)),
  );
  const sentences = describeVisiblePhone(
    { main: main ?? '', organic: organic ?? '', paid: paid ?? '' },
    formatNumber,
  );
  return (
    <p className="field-description" aria-live="polite">
      {sentences.join(' ')}
    </p>
  );
}

const trimmedText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
