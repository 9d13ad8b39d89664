// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NewPasswordRule } from './new-password-rule';

// The password is checked asynchronously, so its updates run outside of React's `act`.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);

let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
});

const renderForm = async (...names: string[]) => {
  render(
    <NewPasswordRule>
      <form>
        {names.map((name) => (
          <div className="field-type" key={name}>
            <input name={name} aria-label={name} />
          </div>
        ))}
      </form>
    </NewPasswordRule>,
    { container },
  );
  await expect.poll(() => document.querySelectorAll('input').length).toBe(names.length);
};
const input = (name: string) => {
  const element = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!element) throw new Error(`Missing field ${name}`);
  return element;
};
const issueText = () => document.querySelector('.password-issue')?.textContent;
const type = (name: string, value: string) => {
  input(name).value = value;
  input(name).dispatchEvent(new Event('input', { bubbles: true }));
};

it('NewPasswordRule › renders the rule next to a new password field', async () => {
  await renderForm('email', 'password', 'confirm-password');
  await expect.poll(issueText).toBe('');
  const rule = () => document.getElementById(input('password').getAttribute('aria-describedby') ?? '');
  await expect
    .poll(() => rule()?.textContent ?? '')
    .toContain('At least 12 characters, not from a known breach');
  expect(input('password').parentElement?.contains(rule())).toBe(true);
});

it('NewPasswordRule › preserves other descriptions of the field', async () => {
  await renderForm('email', 'password', 'confirm-password');
  const described = () => input('password').getAttribute('aria-describedby');
  await expect.poll(described).not.toBeNull();
  await renderForm('email', 'password');
  await expect.poll(described).toBeNull();
  input('password').setAttribute('aria-describedby', 'payload-error');
  await renderForm('email', 'password', 'confirm-password');
  await expect.poll(described).toMatch(/^payload-error \S+$/);
  await renderForm('email', 'password');
  await expect.poll(described).toBe('payload-error');
});

it('NewPasswordRule › renders nothing in the sign-in form', async () => {
  await renderForm('email', 'password');
  expect(issueText()).toBeUndefined();
});

it('NewPasswordRule › checks the password while typing once the field has lost the focus', async () => {
  await renderForm('name', 'password', 'confirm-password');
  type('name', 'Kwabena Frimpong');
  type('password', 'short');
  await expect.poll(issueText).toBe('');
  const blurField = () => {
    input('password').dispatchEvent(new Event('blur'));
    return issueText();
  };
  await expect.poll(blurField).toBe('Choose a password of at least 12 characters');
  type('password', 'Password1234!');
  await expect.poll(issueText).toMatch(/^This password is too common/);
  type('password', 'kwabena frimpong');
  await expect.poll(issueText).toMatch(/does not contain your name/);
  type('password', 'kenkey at the harbour');
  await expect.poll(issueText).toBe('');
});
