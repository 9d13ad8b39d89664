import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enforceRequestTimeout, validateRequest } from './request-guard';

describe('validateRequest', () => {
  const request = (url: string, rawHeaders = ['Host', 'localhost']) => ({
    ...{ method: 'GET', url, httpVersion: '1.1', headers: { host: 'localhost' }, rawHeaders },
  });

  it('rejects two Host headers, in any case', () => {
    const hosts = ['Host', 'localhost', 'accept', 'host', 'hOST', 'example.com'];
    expect(validateRequest(request('/en-GH', hosts))?.status).toBe(400);
    expect(validateRequest(request('/en-GH', ['Accept', 'host', 'Host', 'localhost']))).toBeNull();
  });

  it.each(['/en-GH/%00', '/en-GH/blog/%1f', '/%7F'])('answers %s with the page of the site', (url) => {
    expect(validateRequest(request(url))?.status).toBe(404);
  });

  it.each(['/api/offices/%00', '/media/%00.jpg'])('rejects %s', (url) => {
    expect(validateRequest(request(url))?.status).toBe(400);
  });
});

describe('enforceRequestTimeout', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(['/cms-api/staff/login', '/cms-api/media', '/admin/login', '/graphql', '/api/forms/inquiry'])(
    '%s: closes the connection of an anonymous client that sends its body slowly',
    (url) => {
      const socket = new Socket();
      const request = Object.assign(new IncomingMessage(socket), { method: 'POST', url });
      request.headers = { 'content-length': '1000', cookie: 'payload-token=a.b.c' };
      enforceRequestTimeout(request, new ServerResponse(request));
      vi.advanceTimersByTime(29_000);
      expect(socket.destroyed).toBe(false);
      vi.advanceTimersByTime(2_000);
      expect(socket.destroyed).toBe(true);
    },
  );
});
