import { createHmac, timingSafeEqual } from 'node:crypto';
import { environment } from '@/lib/environment';

const createSignature = (purpose: string, text: string): Buffer =>
  createHmac('sha256', environment.payloadSecret() ?? '')
    .update(`${purpose} ${text}`)
    .digest();

/** A text that others can read but not change, for a web address. It is valid for one purpose. */
export function signText(purpose: string, text: string): string {
  return [Buffer.from(text), createSignature(purpose, text)]
    .map((part) => part.toString('base64url'))
    .join('.');
}

/** The text that was signed for a purpose; null for any other token. */
export function readSignedText(purpose: string, token: string): string | null {
  const [text = Buffer.alloc(0), signature = Buffer.alloc(0), ...others] = token
    .split('.')
    .map((part) => Buffer.from(part, 'base64url'));
  const expected = createSignature(purpose, text.toString());
  if (others.length > 0 || signature.length !== expected.length) return null;
  return timingSafeEqual(signature, expected) ? text.toString() : null;
}
