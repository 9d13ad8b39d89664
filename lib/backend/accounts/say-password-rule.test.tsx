// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SayPasswordRule } from './say-password-rule';

let root: Root;

beforeEach(() => {
  // What is judged comes when it comes: nothing here is done within React's `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const draw = async (...names: string[]) => {
  root.render(
    <SayPasswordRule>
      <form>
        {names.map((name) => (
          <div className="field-type" key={name}>
            <input name={name} aria-label={name} />
          </div>
        ))}
      </form>
    </SayPasswordRule>,
  );
  await expect.poll(() => document.querySelectorAll('input').length).toBe(names.length);
};
const input = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
};
const told = () => document.querySelector('.password-fault')?.textContent;
const type = (name: string, words: string) => {
  input(name).value = words;
  input(name).dispatchEvent(new Event('input', { bubbles: true }));
};

it('says beside a new password what it has to be, before anything is pressed', async () => {
  await draw('email', 'password', 'confirm-password');
  await expect.poll(told).toBe('');
  const rule = () => document.getElementById(input('password').getAttribute('aria-describedby') ?? '');
  await expect
    .poll(() => rule()?.textContent ?? '')
    .toContain('12 characters or more, and none that is known from breaches');
  expect(input('password').parentElement?.contains(rule())).toBe(true);
});

it('leaves what else is said of the field', async () => {
  await draw('email', 'password', 'confirm-password');
  const described = () => input('password').getAttribute('aria-describedby');
  await expect.poll(described).not.toBeNull();
  await draw('email', 'password');
  await expect.poll(described).toBeNull();
  input('password').setAttribute('aria-describedby', 'told-by-payload');
  await draw('email', 'password', 'confirm-password');
  await expect.poll(described).toMatch(/^told-by-payload \S+$/);
  await draw('email', 'password');
  await expect.poll(described).toBe('told-by-payload');
});

it('says nothing beside the password that somebody signs in with', async () => {
  await draw('email', 'password');
  expect(told()).toBeUndefined();
});

it('judges as one types, from when the field was left', async () => {
  await draw('name', 'password', 'confirm-password');
  type('name', 'Kwabena Frimpong');
  type('password', 'short');
  await expect.poll(told).toBe('');
  const leave = () => {
    input('password').dispatchEvent(new Event('blur'));
    return told();
  };
  await expect.poll(leave).toBe('Choose a password of at least 12 characters');
  type('password', 'Password1234!');
  await expect.poll(told).toMatch(/^This password is among those that are tried first/);
  type('password', 'kwabena frimpong');
  await expect.poll(told).toMatch(/not made of your name/);
  type('password', 'kenkey at the harbour');
  await expect.poll(told).toBe('');
});
