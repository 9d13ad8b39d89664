'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { payloadSelectors } from '../screens/payload-selectors';
import { watchScreen } from '../screens/watch-screen';
import { PasswordRule } from './password-rule';

/** Around every screen of the CMS: where Payload's views ask for a new password, which take nothing of ours, what it has to be stands beside it. */
export function SayPasswordRule({ children }: { children: ReactNode }) {
  const input = useNewPassword();
  const field = input?.closest(payloadSelectors.field);
  return (
    <>
      {children}
      {input && field && createPortal(<PasswordRule input={input} />, field)}
    </>
  );
}

/** The field of a new password that is on the screen: the one that is asked for twice. */
function useNewPassword(): HTMLInputElement | null {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    const look = () => {
      const again = document.querySelector<HTMLInputElement>('input[name=confirm-password]');
      setInput(again?.form?.querySelector<HTMLInputElement>('input[name=password]') ?? null);
    };
    return watchScreen(look);
  }, []);
  return input;
}
