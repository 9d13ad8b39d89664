import type { ClientField } from 'payload';

/** A field as a form shows it: what it is called, of which collection the records are that it names, and whether it is an amount in pesewas. */
export type ShownField = { name: string; label: string; relationTo?: string; isMoney?: true };

/** The fields that a form shows at its first level, in its order. */
export function shownFields(fields: readonly ClientField[]): ShownField[] {
  return fields.flatMap((field) => {
    if (field.admin && 'hidden' in field.admin && field.admin.hidden) return [];
    if ('name' in field && field.name) {
      const { name } = field;
      const label = 'label' in field && typeof field.label === 'string' ? field.label : name;
      const relationTo = 'relationTo' in field && typeof field.relationTo === 'string' && field.relationTo;
      const isMoney = field.admin?.custom?.unit === 'pesewas';
      return [{ name, label, ...(relationTo && { relationTo }), ...(isMoney && { isMoney }) }];
    }
    if ('tabs' in field) return shownFields(field.tabs.flatMap((tab) => tab.fields));
    return 'fields' in field ? shownFields(field.fields) : [];
  });
}
