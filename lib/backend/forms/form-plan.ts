/** Words beside a field, where its name does not say enough. */
export type FieldWords = {
  label?: string;
  description?: string;
  placeholder?: string;
  /** Whoever may not change it reads, in place of a description, that the network's staff do. */
  isOfNetwork?: true;
};

/** Of a field that takes several, one after the other. */
export const severalWords = { description: 'Type one and press Enter, then the next' };

/** A field by its name, or several that stand beside one another. */
export type PlannedFields = string | readonly string[];

export type FormTab = {
  label: string;
  /** What the fields are for, in a sentence or two. */
  description?: string;
  fields: readonly PlannedFields[];
  /** Seen by the network's staff only; holds nothing that others may write. */
  isOfNetwork?: boolean;
};

/** A form of the CMS in order. Fields in the column beside it stay there. */
export type FormPlan = {
  /** What these records are, in a sentence below the name of their list. */
  about: string;
  /** What stands above the tabs. */
  above: readonly PlannedFields[];
  tabs: readonly FormTab[];
  /** Fields beside the form that only the network's staff see; nobody else may write them. */
  ofNetwork?: readonly string[];
  /** By the field's name; of one in rows or a group with the names above it, as `owner.email`. */
  words?: Readonly<Record<string, FieldWords>>;
  /** What a row of a list of fields is called, and the field that names it; by the list's name. */
  rows?: Readonly<Record<string, { one: string; many: string; namedBy: string }>>;
};

/** Every field that a plan names, in its order. */
export const plannedNames = ({ above, tabs }: FormPlan): string[] =>
  [...above, ...tabs.flatMap(({ fields }) => fields)].flat();
