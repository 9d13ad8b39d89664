/** A select option of the CMS with its English label. */
export const toSelectOption = ([value, label]: readonly [string, string]) => ({ label, value });
