/** A choice of the CMS by its value, called as it is in English. */
export const asOption = ([value, label]: readonly [string, string]) => ({ label, value });
