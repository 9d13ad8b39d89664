// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { applyFormErrors, clearFormErrors, getFormErrors } from './form-error-store';
import { trackRejectedSaves } from './track-rejected-saves';

const key = 'redirects/7';
const message = 'There is a page at /blog, which nobody would see: redirect another address';
const rejectedResponse = (errors: object[] = [{ path: 'from', label: 'Old address', message }]) =>
  Response.json({ errors: [{ message: 'Refused', data: { errors } }] }, { status: 400 });

let messages: string[] = [];
let response = rejectedResponse();
const save = async (search = '', sent: unknown = { from: '/blog' }, api = '/cms-api') => {
  const body = new FormData();
  body.set('_payload', JSON.stringify(sent));
  const callbacks = {
    showError: (sentence: string) => messages.push(sentence),
    dismissError: (of: string) => messages.push(`dismissed: ${of}`),
  };
  const trackedFetch = trackRejectedSaves({ api, send: async () => response, ...callbacks });
  return trackedFetch(`${api}/redirects/7${search}`, { method: 'PATCH', body });
};
/** The field state after the server, whose validation finds no error, returned the form state. */
const fieldStateFor = (from: string) => {
  const errorsBefore = getFormErrors(key);
  return applyFormErrors(key, { from: { valid: true } }, { from }, errorsBefore).from;
};

beforeEach(() => {
  clearFormErrors(key);
  [messages, response] = [[], rejectedResponse()];
});

describe('trackRejectedSaves', () => {
  test('marks a field as invalid until its value changes', async () => {
    await save();
    expect(fieldStateFor('/blog')).toEqual({ valid: false, errorMessage: message });
    expect(fieldStateFor('/blog')).toEqual({ valid: false, errorMessage: message });
    expect(fieldStateFor('/other')).toEqual({ valid: true });
    expect(fieldStateFor('/blog')).toEqual({ valid: true });
  });

  test('keeps the errors when a form state requested before the save arrives later', async () => {
    const errorsBefore = getFormErrors(key);
    await save();
    const state = applyFormErrors(key, { from: { valid: true } }, { from: '/blo' }, errorsBefore);
    expect(state.from.valid).toBe(false);
    expect(fieldStateFor('/blog').valid).toBe(false);
  });

  test('clears the errors after a successful save; draft errors after a draft save', async () => {
    await save();
    response = Response.json({});
    await save('?draft=true&autosave=true');
    expect(fieldStateFor('/blog').valid).toBe(false);
    await save();
    expect(fieldStateFor('/blog').valid).toBe(true);
    response = rejectedResponse();
    await save('?draft=true');
    response = Response.json({});
    await save('?draft=true&autosave=true');
    expect(fieldStateFor('/blog').valid).toBe(true);
  });

  test('treats draft=false and autosave=false as a regular save', async () => {
    await save();
    response = Response.json({});
    await save('?draft=false&autosave=false');
    expect(fieldStateFor('/blog').valid).toBe(true);
    response = rejectedResponse();
    const { errors } = await (await save('?draft=false&autosave=false')).json();
    expect(errors[0].message).toEqual([`Old address: ${message}`]);
  });

  test('recognises saves by the configured API path', async () => {
    await save('', { from: '/blog' }, '/staff/api');
    expect(fieldStateFor('/blog').valid).toBe(false);
  });

  test('joins all messages once, keeping their commas and colons', async () => {
    const unlabelled = { path: 'to', message: 'This leads nowhere' };
    const labelled = { path: 'blocks', label: message, message };
    response = rejectedResponse([labelled, labelled, unlabelled]);
    const { errors } = await (await save()).json();
    expect(errors[0].message).toEqual([`${message}. This leads nowhere.`]);
    expect(errors[0].data.errors.map(({ path }: { path: string }) => path)).toEqual([
      'blocks',
      'blocks',
      'to',
    ]);
    expect(messages).toEqual([`dismissed: ${key}`]);
  });

  test('reports a rejected autosave in one toast and not in the form', async () => {
    const { errors } = await (await save('?draft=true&autosave=true')).json();
    expect(errors[0].message).toBeUndefined();
    expect(messages).toEqual([`Old address: ${message}`]);
  });

  test('passes through responses without field errors', async () => {
    response = Response.json({ errors: [{ message: 'Publish again in a moment' }] }, { status: 503 });
    expect(await (await save()).json()).toEqual({ errors: [{ message: 'Publish again in a moment' }] });
    expect(getFormErrors(key)).toEqual([]);
  });
});
