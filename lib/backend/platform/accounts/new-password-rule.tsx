'use client';

import { type ReactNode, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { observeDocument } from '../admin-ui/observe-document';
import { payloadSelectors } from '../admin-ui/payload-selectors';
import { findPasswordIssue } from './password-issue';

/** The rule for a new password and, once the field has lost the focus, the issue with the typed value. */
function PasswordRule({ input }: { input: HTMLInputElement }) {
  const id = useId();
  const issue = usePasswordIssue(input);
  useEffect(() => {
    updateDescribedBy(input, (ids) => [...ids, id]);
    return () => updateDescribedBy(input, (ids) => ids.filter((otherId) => otherId !== id));
  }, [input, id]);
  return (
    <div id={id}>
      <p className="field-description">
        At least 12 characters, not from a known breach. Three or four unrelated words work well
      </p>
      <p className="password-issue" aria-live="polite">
        {issue}
      </p>
    </div>
  );
}

/** Changes `aria-describedby` without removing other ids: Payload uses it for its error messages. */
function updateDescribedBy(input: HTMLInputElement, change: (ids: string[]) => string[]): void {
  const name = 'aria-describedby';
  const ids = change((input.getAttribute(name) ?? '').split(/\s+/).filter(Boolean));
  if (ids.length > 0) input.setAttribute(name, ids.join(' '));
  else input.removeAttribute(name);
}

function usePasswordIssue(input: HTMLInputElement): string {
  const [issue, setIssue] = useState('');
  useEffect(() => {
    let wasBlurred = false;
    // Only the latest check counts: the first one waits until the dictionary is loaded.
    let latestCheck = 0;
    const check = async () => {
      latestCheck += 1;
      const current = latestCheck;
      const result = input.value === '' ? null : await findPasswordIssue(input.value, ownTexts(input));
      if (current === latestCheck) setIssue(result ?? '');
    };
    const onBlur = () => {
      wasBlurred = input.value !== '';
      void check();
    };
    const onInput = () => {
      if (wasBlurred) void check();
    };
    input.addEventListener('blur', onBlur);
    input.addEventListener('input', onInput);
    return () => {
      latestCheck = 0;
      input.removeEventListener('blur', onBlur);
      input.removeEventListener('input', onInput);
    };
  }, [input]);
  return issue;
}

/** The name and the email address of the account, if the form contains them. */
const ownTexts = ({ form }: HTMLInputElement): string[] =>
  ['name', 'email'].flatMap((name) => {
    const field = form?.querySelector<HTMLInputElement>(`input[name=${name}]`);
    return field ? [field.value] : [];
  });

/**
 * Wraps all screens of the CMS and renders the password rule below new password fields. Payload's views do
 * not accept custom components there.
 */
export function NewPasswordRule({ children }: { children: ReactNode }) {
  const input = useNewPasswordInput();
  const field = input?.closest(payloadSelectors.field);
  return (
    <>
      {children}
      {input && field && createPortal(<PasswordRule input={input} />, field)}
    </>
  );
}

/** The new password input on the current screen: the one with a confirmation input. */
function useNewPasswordInput(): HTMLInputElement | null {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    const findInput = () => {
      const confirmation = document.querySelector<HTMLInputElement>('input[name=confirm-password]');
      setInput(confirmation?.form?.querySelector<HTMLInputElement>('input[name=password]') ?? null);
    };
    return observeDocument(findInput);
  }, []);
  return input;
}
