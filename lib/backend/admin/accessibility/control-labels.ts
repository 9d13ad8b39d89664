import { payloadSelectors } from '../../platform/admin-ui/payload-selectors';

type LabelRule = readonly [controls: string, nameOf: (control: Element) => string];

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

/** Payload's unlabelled controls by class name; the first matching rule applies. */
const labelRules: readonly LabelRule[] = [
  [payloadSelectors.filterField, () => 'What to look at'],
  [payloadSelectors.filterOperator, () => 'How to compare'],
  [payloadSelectors.filterValue, () => 'What to compare with'],
  [payloadSelectors.filterRemove, () => 'Take this filter out'],
  [payloadSelectors.filterAdd, () => 'Add a filter'],
  [payloadSelectors.dashboardCombobox, () => 'Dashboard'],
  [payloadSelectors.combobox, labelOf],
  // Opens the record in the library; other controls replace the picture.
  [payloadSelectors.pictureEdit, (control) => `About this picture: ${fileOf(control)}`],
  [payloadSelectors.pictureRemove, (control) => `Take this picture out: ${fileOf(control)}`],
  [payloadSelectors.saveMenuOpener, () => 'Other ways to publish'],
  [payloadSelectors.documentMenuOpener, () => 'More to do'],
  [payloadSelectors.clipboardMenuOpener, (control) => `Copy or paste ${labelOf(control)}`],
  [payloadSelectors.rowMenu, (control) => `More to do with ${rowOf(control)}`],
  [payloadSelectors.rowHandle, (control) => `Move ${rowOf(control)}`],
  [payloadSelectors.listRowCheckbox, (control) => `Select ${recordOf(control)}`],
  [payloadSelectors.listCheckbox, () => 'Select all rows'],
  [payloadSelectors.pageBefore, () => 'Page before'],
  [payloadSelectors.pageAfter, () => 'Next page'],
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
