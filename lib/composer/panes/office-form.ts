import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';

/** The form of an office, at what the chosen block shows first of it; where that is not known, where it opens anyway. */
export function officeForm(form: string, chosen: unknown): string {
  const field = isNode(chosen) ? registry.get(String(chosen.type))?.shownFirst : null;
  return field ? `${form}?field=${field}` : form;
}
