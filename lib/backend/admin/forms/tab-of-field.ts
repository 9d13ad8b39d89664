/** Name of a field in the client configuration, and its nested fields. */
type ConfigField = { name?: string; fields?: readonly ConfigField[]; tabs?: readonly ConfigField[] };

/** Index of the tab that contains the field; null for a field outside of all tabs. */
export function findTabIndex(fields: readonly object[], name: string): number | null {
  const tabs = fields.flatMap((field: ConfigField) => field.tabs ?? []);
  const at = tabs.findIndex((tab) => containsField(tab, name));
  return at < 0 ? null : at;
}

/** Rows and similar containers have no name: their fields belong to the form. */
const containsField = ({ fields = [] }: ConfigField, name: string): boolean =>
  fields.some((field) => field.name === name || (field.name === undefined && containsField(field, name)));

/** The first field of the first tab, which is focused by default; null without tabs. */
export function firstTabField(fields: readonly object[]): string | null {
  const [tab] = fields.flatMap((field: ConfigField) => field.tabs ?? []);
  return tab ? firstFieldName(tab) : null;
}

function firstFieldName({ name, fields = [] }: ConfigField): string | null {
  if (name !== undefined) return name;
  for (const inner of fields) {
    const name = firstFieldName(inner);
    if (name !== null) return name;
  }
  return null;
}
