import { useState } from 'react';
import { canonicalJson } from '@/lib/document/canonical-json';

type TextCodec<Value> = { format: (value: unknown) => string; parse: (text: string) => Value };

/**
 * Text of an input whose value has no partially typed form. The text stays as typed while it parses to the
 * value, and is formatted again when the value changes, for example by undo.
 */
export function useTextDraft<Value>(
  value: unknown,
  { format, parse }: TextCodec<Value>,
): [string, (text: string) => void] {
  const [draft, setDraft] = useState<string | null>(null);
  const isSame = draft !== null && canonicalJson(parse(draft) ?? null) === canonicalJson(value ?? null);
  return [isSame ? draft : format(value), setDraft];
}
