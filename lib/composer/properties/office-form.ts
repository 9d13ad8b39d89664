import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';

/**
 * URL of the form of an office, at the field that the selected block shows first; the form itself if that is
 * not known.
 */
export function officeFormHref(form: string, chosen: unknown): string {
  const field = isNode(chosen) ? registry.get(String(chosen.type))?.initialField : null;
  return field ? `${form}?field=${field}` : form;
}
