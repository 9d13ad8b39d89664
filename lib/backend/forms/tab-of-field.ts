/** What a form knows of a field: its name, and what stands in it. */
type FormField = { name?: string; fields?: readonly FormField[]; tabs?: readonly FormField[] };

/** Which tab of a form a field stands in, counted from 0; null for one that stands outside of all. */
export function tabOfField(fields: readonly object[], name: string): number | null {
  const tabs = fields.flatMap((field: FormField) => field.tabs ?? []);
  const at = tabs.findIndex((tab) => holds(tab, name));
  return at < 0 ? null : at;
}

/** Rows and the like have no name of their own: what stands in them is the form's. */
const holds = ({ fields = [] }: FormField, name: string): boolean =>
  fields.some((field) => field.name === name || (field.name === undefined && holds(field, name)));

/** The first field of the first tab of a form: where somebody begins who was led to no other. Null of a form without tabs. */
export function firstInTabs(fields: readonly object[]): string | null {
  const [tab] = fields.flatMap((field: FormField) => field.tabs ?? []);
  return tab ? firstName(tab) : null;
}

function firstName({ name, fields = [] }: FormField): string | null {
  if (name !== undefined) return name;
  for (const inner of fields) {
    const found = firstName(inner);
    if (found !== null) return found;
  }
  return null;
}
