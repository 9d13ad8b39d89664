import { APIError } from 'payload';
import { apiLimits } from './api-limits';

const reserved: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * @throws APIError when a text contains a character that PostgreSQL cannot store: NUL or a lone surrogate.
 */
export function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw new APIError('Remove the control characters: a text has one that cannot be stored', 400);
}

/** @throws APIError when a value is nested too deeply, or contains an invalid text or a reserved key. */
export function checkJson(json: unknown): void {
  const pending: { value: unknown; depth: number }[] = [{ value: json, depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') checkText(value);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= apiLimits.depth)
      throw new APIError(`Send less nesting: at most ${apiLimits.depth} levels`, 400);
    for (const [key, child] of Object.entries(value)) {
      checkText(key);
      if (reserved.has(key)) throw new APIError(`Rename the field ${key}: this name is reserved`, 400);
      pending.push({ value: child, depth: depth + 1 });
    }
  }
}

/** Parses and checks a JSON object. @throws APIError when the text is not one. */
export function parseJsonObject(text: string): object {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new APIError('Send one JSON object', 400);
  checkJson(value);
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new APIError('Send JSON: this could not be read', 400);
  }
}
