import { payloadSelectors } from './payload-selectors';

type Naming = readonly [controls: string, nameOf: (control: Element) => string];

/** Without the mark of what is required and the language, which stand behind it. */
const labelOf = (control: Element): string =>
  wordsOf(control.closest(payloadSelectors.field)?.querySelector(payloadSelectors.fieldLabel)?.firstChild);
const rowOf = (control: Element): string =>
  wordsOf(control.closest(payloadSelectors.row)?.querySelector(payloadSelectors.rowTitle));
const recordOf = (control: Element): string =>
  wordsOf(control.closest('tr')?.querySelector(payloadSelectors.listRowLink));
const fileOf = (control: Element): string =>
  wordsOf(control.closest(payloadSelectors.picture)?.querySelector(payloadSelectors.pictureFileName));
const wordsOf = (node: Node | null | undefined): string => node?.textContent?.trim() ?? '';

/** Payload's controls without a name, by its classes; of two that fit, the first counts. */
const namings: readonly Naming[] = [
  [payloadSelectors.filterField, () => 'What to look at'],
  [payloadSelectors.filterOperator, () => 'How to compare'],
  [payloadSelectors.filterValue, () => 'What to compare with'],
  [payloadSelectors.filterRemove, () => 'Take this filter out'],
  [payloadSelectors.filterAdd, () => 'Add a filter'],
  [payloadSelectors.dashboardCombobox, () => 'Dashboard'],
  [payloadSelectors.combobox, labelOf],
  // It opens the record in the library; another picture is chosen elsewhere.
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
const all = namings.map(([controls]) => controls).join();
const named = new WeakSet<Element>();

/** Names the controls on the screen that have no name, by what they stand with; those it has named, anew. A name that Payload gives stays. */
export function nameControls(): void {
  for (const control of document.querySelectorAll(all)) {
    const given = control.getAttribute('aria-label');
    if (given && !named.has(control)) continue;
    const name = namings
      .find(([controls]) => control.matches(controls))?.[1](control)
      .trim();
    if (!name || name === given) continue;
    control.setAttribute('aria-label', name);
    named.add(control);
  }
}
