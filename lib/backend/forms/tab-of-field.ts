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
