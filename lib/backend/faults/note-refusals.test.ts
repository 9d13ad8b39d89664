// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { faultsOf, forgetFaults, markFaults } from './kept-faults';
import { noteRefusals } from './note-refusals';

const key = 'redirects/7';
const message = 'A page stands at /blog, which nobody would see: redirect another address';
const refused = (errors: object[] = [{ path: 'from', label: 'Old address', message }]) =>
  Response.json({ errors: [{ message: 'Refused', data: { errors } }] }, { status: 400 });

let said: string[] = [];
let answer = refused();
const save = async (search = '', sent: unknown = { from: '/blog' }, api = '/cms-api') => {
  const body = new FormData();
  body.set('_payload', JSON.stringify(sent));
  const screen = {
    tell: (sentence: string) => said.push(sentence),
    takeBack: (of: string) => said.push(`taken back: ${of}`),
  };
  const saving = noteRefusals({ api, send: async () => answer, ...screen });
  return saving(`${api}/redirects/7${search}`, { method: 'PATCH', body });
};
/** What the form shows once the server, which finds nothing wrong, was asked about it. */
const marked = (from: string) => {
  const asked = faultsOf(key);
  return markFaults(key, { from: { valid: true } }, { from }, asked).from;
};

beforeEach(() => {
  forgetFaults(key);
  [said, answer] = [[], refused()];
});

describe('a refused save', () => {
  test('marks its field until that is changed', async () => {
    await save();
    expect(marked('/blog')).toEqual({ valid: false, errorMessage: message });
    expect(marked('/blog')).toEqual({ valid: false, errorMessage: message });
    expect(marked('/other')).toEqual({ valid: true });
    expect(marked('/blog')).toEqual({ valid: true });
  });

  test('outlives an answer that was on its way about what stood there before', async () => {
    const asked = faultsOf(key);
    await save();
    const state = markFaults(key, { from: { valid: true } }, { from: '/blo' }, asked);
    expect(state.from.valid).toBe(false);
    expect(marked('/blog').valid).toBe(false);
  });

  test('is over with the next save, of a draft when it was for a draft', async () => {
    await save();
    answer = Response.json({});
    await save('?draft=true&autosave=true');
    expect(marked('/blog').valid).toBe(false);
    await save();
    expect(marked('/blog').valid).toBe(true);
    answer = refused();
    await save('?draft=true');
    answer = Response.json({});
    await save('?draft=true&autosave=true');
    expect(marked('/blog').valid).toBe(true);
  });

  test('of a draft, and by itself, is one that says so: not draft=false', async () => {
    await save();
    answer = Response.json({});
    await save('?draft=false&autosave=false');
    expect(marked('/blog').valid).toBe(true);
    answer = refused();
    const { errors } = await (await save('?draft=false&autosave=false')).json();
    expect(errors[0].message).toEqual([`Old address: ${message}`]);
  });

  test('is known by where the API is', async () => {
    await save('', { from: '/blog' }, '/staff/api');
    expect(marked('/blog').valid).toBe(false);
  });

  test('says its sentences once, with the commas and colons in them', async () => {
    const other = { path: 'to', message: 'This leads nowhere' };
    const named = { path: 'blocks', label: message, message };
    answer = refused([named, named, other]);
    const { errors } = await (await save()).json();
    expect(errors[0].message).toEqual([`${message}. This leads nowhere.`]);
    expect(errors[0].data.errors.map(({ path }: { path: string }) => path)).toEqual([
      'blocks',
      'blocks',
      'to',
    ]);
    expect(said).toEqual([`taken back: ${key}`]);
  });

  test('of a form that saves itself is said in one place, and not by the form', async () => {
    const { errors } = await (await save('?draft=true&autosave=true')).json();
    expect(errors[0].message).toBeUndefined();
    expect(said).toEqual([`Old address: ${message}`]);
  });

  test('that names no field passes as it came', async () => {
    answer = Response.json({ errors: [{ message: 'Publish again in a moment' }] }, { status: 503 });
    expect(await (await save()).json()).toEqual({ errors: [{ message: 'Publish again in a moment' }] });
    expect(faultsOf(key)).toEqual([]);
  });
});
