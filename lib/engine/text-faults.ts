import { decodeReferences } from '@/lib/document/decode-references';
import type { Json } from '@/schemas/json';
import { markdownFault } from '@/schemas/markdown-limits';
import { plainTextFault } from '@/schemas/plain-text';
import type { StoredBlock } from '@/schemas/stored-block';
import { type Fault, faultOf } from './fault';
import { factFault } from './find-facts';

/** The texts of a block that hold what cannot be seen, mention a figure that there is not, or would be too dear to read as Markdown. All are looked at: no list says which are Markdown. */
export function textFaults(stored: StoredBlock): Fault[] {
  return faultsIn(stored.props, 'props', stored);
}

function faultsIn(value: Json, path: string, stored: StoredBlock): Fault[] {
  if (typeof value === 'string') {
    // In Markdown a sign may also stand as a reference to it.
    const sentence = plainTextFault(decodeReferences(value), { lines: 'many' }) ?? markdownFault(value);
    if (sentence !== null) return [faultOf(stored, path, sentence)];
    const unknown = factFault(value);
    return unknown === null ? [] : [faultOf(stored, path, unknown, 'unfinished')];
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => faultsIn(inner, `${path}.${key}`, stored));
}
