import type { BindingEntry } from '@/schemas/bindings/catalogue';
import type { StoredBlock } from '@/schemas/stored-block';
import { currentKeys } from './resolve-query';
import { describeIssue, tryParse } from './try-parse';

/**
 * Why a block's binding cannot be used, in a sentence; null when it can.
 * @param provided the kinds of record that an address of the block's page names; null where nobody knows, as in
 * a section, which stands on many pages.
 */
export function bindingFault(
  { bind, type }: StoredBlock,
  entries: readonly BindingEntry[],
  provided: ReadonlySet<string> | null,
): string | null {
  if (!bind) return null;
  const choices = entries.filter((entry) => entry.blockType === type);
  const chosen = choices.find((entry) => entry.query.source === bind.source);
  if (!chosen) return noSource(bind.source, choices);
  const parsed = tryParse(chosen.query.schema, bind.query);
  if (!parsed.ok) return parsed.issues.map(describeIssue).join('; ');
  const missing = currentKeys(chosen.query, bind.query).find(
    ([, subject]) => provided && !provided.has(subject),
  );
  if (!missing) return null;
  const [key, subject] = missing;
  return `No address of this page names a record of the kind ${subject}; name one in "${key}"`;
}

function noSource(name: string, choices: readonly BindingEntry[]): string {
  const names = choices.map((entry) => entry.query.source);
  const choice = names.length > 0 ? `choose ${names.join(' or ')}` : 'this block takes none';
  return `No source "${name}" for this block; ${choice}`;
}
