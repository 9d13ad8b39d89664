import { isNode } from '../nodes';
import type { Path } from './operation';

type SetResult = { ok: true; value: unknown; before: unknown } | { ok: false };

/**
 * A copy of a value with another value at a path, and the previous one; undefined removes a key. Fails when
 * the path does not exist, is beyond the end of a list, or would remove a list item.
 */
export function setAtPath(content: unknown, path: Path, value: unknown): SetResult {
  const [step, ...rest] = path;
  if (step === undefined) return { ok: true, value, before: content };
  const inner = childAt(content, step);
  if (!inner) return { ok: false };
  const result = setAtPath(inner.value, rest, value);
  if (!result.ok) return result;
  const changed = withChild(content, step, result.value);
  return changed ? { ok: true, value: changed, before: result.before } : { ok: false };
}

/** The value at one step of a path; null when the step does not exist. */
export function childAt(content: unknown, step: string | number): { value: unknown } | null {
  if (Array.isArray(content))
    return typeof step === 'number' && step < content.length ? { value: content[step] } : null;
  if (!isNode(content) || typeof step !== 'string') return null;
  return { value: Object.hasOwn(content, step) ? content[step] : undefined };
}

function withChild(content: unknown, step: string | number, child: unknown): unknown {
  if (Array.isArray(content)) return child === undefined ? null : content.with(Number(step), child);
  if (!isNode(content)) return null;
  if (child !== undefined) return { ...content, [step]: child };
  const { [step]: _removed, ...rest } = content;
  return rest;
}
