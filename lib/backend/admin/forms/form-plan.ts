/** Label and help texts of a field. */
export type FieldTexts = {
  label?: string;
  description?: string;
  placeholder?: string;
  /**
   * For users who cannot change the field, a note that network staff maintain it replaces the description.
   */
  isNetworkOnly?: true;
};

/** Description of fields with several values. */
export const multipleValuesTexts = { description: 'Type one and press Enter' };

/** A field by its name, or several fields in one row. */
export type PlannedFields = string | readonly string[];

export type FormTab = {
  label: string;
  /** Purpose of the fields, in one or two sentences. */
  description?: string;
  fields: readonly PlannedFields[];
  /** Only network staff see the tab; it contains no field that others can write. */
  isNetworkOnly?: boolean;
};

/** Layout of a form of the CMS. Fields of the sidebar are not part of it. */
export type FormPlan = {
  /** Description of the collection, in one sentence below the title of its list. */
  description: string;
  /** Fields above the tabs. */
  fieldsAboveTabs: readonly PlannedFields[];
  tabs: readonly FormTab[];
  /** Sidebar fields that only network staff see; others cannot write them. */
  networkOnly?: readonly string[];
  /** Texts by field name or path, such as `owner.email`. */
  fieldTexts?: Readonly<Record<string, FieldTexts>>;
  /** Row names and the labelling field of array fields, by field name. */
  rows?: Readonly<Record<string, { singular: string; plural: string; labelField: string }>>;
};

/** Names of all fields of a plan, in order. */
export const listPlannedFieldNames = ({ fieldsAboveTabs, tabs }: FormPlan): string[] =>
  [...fieldsAboveTabs, ...tabs.flatMap(({ fields }) => fields)].flat();
