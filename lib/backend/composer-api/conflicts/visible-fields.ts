import type { ClientField } from 'payload';

/** A field as displayed in a form. `isMoney` marks amounts in pesewas. */
export type VisibleField = { name: string; label: string; relationTo?: string; isMoney?: true };

/** The visible top-level fields of a form, in its order. */
export function findVisibleFields(fields: readonly ClientField[]): VisibleField[] {
  return fields.flatMap((field) => {
    if (field.admin && 'hidden' in field.admin && field.admin.hidden) return [];
    if ('name' in field && field.name) {
      const { name } = field;
      const label = 'label' in field && typeof field.label === 'string' ? field.label : name;
      const relationTo = 'relationTo' in field && typeof field.relationTo === 'string' && field.relationTo;
      const isMoney = field.admin?.custom?.unit === 'pesewas';
      return [{ name, label, ...(relationTo && { relationTo }), ...(isMoney && { isMoney }) }];
    }
    if ('tabs' in field) return findVisibleFields(field.tabs.flatMap((tab) => tab.fields));
    return 'fields' in field ? findVisibleFields(field.fields) : [];
  });
}
