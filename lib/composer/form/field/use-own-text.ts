import { useState } from 'react';
import { canonicalJson } from '@/lib/document/canonical-json';

type Ways<Value> = { write: (value: unknown) => string; read: (text: string) => Value };

/**
 * What somebody types, letter by letter, where a value is kept that has no half-typed form: as typed as long as it means the
 * value, and written anew once the value is another, as after undo.
 */
export function useOwnText<Value>(
  value: unknown,
  { write, read }: Ways<Value>,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  const isSame = typed !== null && canonicalJson(read(typed) ?? null) === canonicalJson(value ?? null);
  return [isSame ? typed : write(value), setTyped];
}
