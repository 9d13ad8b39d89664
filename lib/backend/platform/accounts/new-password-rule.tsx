'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { payloadSelectors } from '../../screens/payload-selectors';
import { observeDocument } from '../../admin/accessibility/observe-document';
import { PasswordRule } from './password-rule';

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
