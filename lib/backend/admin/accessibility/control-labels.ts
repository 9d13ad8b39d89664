import { payloadSelectors } from '../../platform/admin-ui/payload-selectors';

type LabelRule = readonly [selector: string, getLabel: (control: Element) => string];

/** The field label without the required mark and the locale, which follow it. */
const labelOf = (control: Element): string =>
  textOf(control.closest(payloadSelectors.field)?.querySelector(payloadSelectors.fieldLabel)?.firstChild);
const rowOf = (control: Element): string =>
  textOf(control.closest(payloadSelectors.row)?.querySelector(payloadSelectors.rowTitle));
const recordOf = (control: Element): string =>
  textOf(control.closest('tr')?.querySelector(payloadSelectors.listRowLink));
const fileOf = (control: Element): string =>
  textOf(control.closest(payloadSelectors.picture)?.querySelector(payloadSelectors.pictureFileName));
const textOf = (node: Node | null | undefined): string => node?.textContent?.trim() ?? '';

/** Labels of Payload's unlabelled controls by selector; the first matching rule applies. */
const labelRules: readonly LabelRule[] = [
  [payloadSelectors.filterField, () => 'Field'],
  [payloadSelectors.filterOperator, () => 'Operator'],
  [payloadSelectors.filterValue, () => 'Value'],
  [payloadSelectors.filterRemove, () => 'Remove filter'],
  [payloadSelectors.filterAdd, () => 'Add filter'],
  [payloadSelectors.dashboardCombobox, () => 'Dashboard'],
  [payloadSelectors.combobox, labelOf],
  // Opens the record in the library; other controls replace the picture.
  [payloadSelectors.pictureEdit, (control) => `Edit picture: ${fileOf(control)}`],
  [payloadSelectors.pictureRemove, (control) => `Remove picture: ${fileOf(control)}`],
  [payloadSelectors.saveMenuTrigger, () => 'More publishing options'],
  [payloadSelectors.documentMenuTrigger, () => 'More actions'],
  [payloadSelectors.clipboardMenuTrigger, (control) => `Copy or paste ${labelOf(control)}`],
  [payloadSelectors.rowMenu, (control) => `More actions for ${rowOf(control)}`],
  [payloadSelectors.rowHandle, (control) => `Move ${rowOf(control)}`],
  [payloadSelectors.listRowCheckbox, (control) => `Select ${recordOf(control)}`],
  [payloadSelectors.listCheckbox, () => 'Select all rows'],
  [payloadSelectors.previousPage, () => 'Previous page'],
  [payloadSelectors.nextPage, () => 'Next page'],
];
const allSelectors = labelRules.map(([controls]) => controls).join();
const labelled = new WeakSet<Element>();

/**
 * Sets `aria-label` on unlabelled controls, and updates the labels it has set before. Labels set by Payload
 * remain.
 */
export function labelControls(): void {
  for (const control of document.querySelectorAll(allSelectors)) {
    const currentLabel = control.getAttribute('aria-label');
    if (currentLabel && !labelled.has(control)) continue;
    const label = labelRules
      .find(([controls]) => control.matches(controls))?.[1](control)
      .trim();
    if (!label || label === currentLabel) continue;
    control.setAttribute('aria-label', label);
    labelled.add(control);
  }
}
