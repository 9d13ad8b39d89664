'use client';

import { useEffect, useId, useState } from 'react';
import { passwordFault } from './password-fault';

/** What a new password has to be, and, from when its field was first left, what is wrong with the one that is typed. */
export function PasswordRule({ input }: { input: HTMLInputElement }) {
  const id = useId();
  const fault = useFault(input);
  useEffect(() => {
    describe(input, (ids) => [...ids, id]);
    return () => describe(input, (ids) => ids.filter((one) => one !== id));
  }, [input, id]);
  return (
    <div id={id}>
      <p className="field-description">
        12 characters or more, and none that is known from breaches: three or four words that do not belong
        together are good
      </p>
      <p className="password-fault" aria-live="polite">
        {fault}
      </p>
    </div>
  );
}

/** By what else is said of the field, too: Payload tells its faults so. */
function describe(input: HTMLInputElement, change: (ids: string[]) => string[]): void {
  const name = 'aria-describedby';
  const ids = change((input.getAttribute(name) ?? '').split(/\s+/).filter(Boolean));
  if (ids.length > 0) input.setAttribute(name, ids.join(' '));
  else input.removeAttribute(name);
}

function useFault(input: HTMLInputElement): string {
  const [fault, setFault] = useState('');
  useEffect(() => {
    let isLeft = false;
    // The newest question counts: the first waits until the words are there that it is judged by.
    let asked = 0;
    const judge = async () => {
      asked += 1;
      const mine = asked;
      const found = input.value === '' ? null : await passwordFault(input.value, ownWords(input));
      if (mine === asked) setFault(found ?? '');
    };
    const leave = () => {
      isLeft = input.value !== '';
      void judge();
    };
    const type = () => {
      if (isLeft) void judge();
    };
    input.addEventListener('blur', leave);
    input.addEventListener('input', type);
    return () => {
      asked = 0;
      input.removeEventListener('blur', leave);
      input.removeEventListener('input', type);
    };
  }, [input]);
  return fault;
}

/** The name and the address of the account, where its form has them. */
const ownWords = ({ form }: HTMLInputElement): string[] =>
  ['name', 'email'].flatMap((name) => {
    const field = form?.querySelector<HTMLInputElement>(`input[name=${name}]`);
    return field ? [field.value] : [];
  });
