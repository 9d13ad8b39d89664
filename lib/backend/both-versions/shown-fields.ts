import type { ClientField } from 'payload';

/** The fields that a form shows at its first level, in its order, with what it calls them. */
export function shownFields(fields: readonly ClientField[]): { name: string; label: string }[] {
  return fields.flatMap((field) => {
    if (field.admin && 'hidden' in field.admin && field.admin.hidden) return [];
    if ('name' in field && field.name) {
      const { name } = field;
      return [{ name, label: 'label' in field && typeof field.label === 'string' ? field.label : name }];
    }
    if ('tabs' in field) return shownFields(field.tabs.flatMap((tab) => tab.fields));
    return 'fields' in field ? shownFields(field.fields) : [];
  });
}
