import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';

/** The form of an office at what the chosen block shows of it: what opens a page shows its first words. */
export function officeForm(form: string, chosen: unknown): string {
  const definition = isNode(chosen) ? registry.get(String(chosen.type)) : undefined;
  return definition?.category === 'opening' ? `${form}?field=heading` : form;
}
