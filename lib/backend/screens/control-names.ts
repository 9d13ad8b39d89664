type Naming = readonly [controls: string, nameOf: (control: Element) => string];

/** Without the mark of what is required and the language, which stand behind it. */
const labelOf = (control: Element): string =>
  wordsOf(control.closest('.field-type')?.querySelector('.field-label')?.firstChild);
const rowOf = (control: Element): string =>
  wordsOf(control.closest('.collapsible')?.querySelector('.collapsible__header-wrap'));
const recordOf = (control: Element): string =>
  wordsOf(control.closest('tr')?.querySelector('td:not(.cell-_select) :is(a, button)'));
const fileOf = (control: Element): string =>
  wordsOf(
    control.closest('.upload-relationship-details')?.querySelector('.upload-relationship-details__filename'),
  );
const wordsOf = (node: Node | null | undefined): string => node?.textContent?.trim() ?? '';

/** Payload's controls without a name, by its classes; of two that fit, the first counts. */
const namings: readonly Naming[] = [
  ['.condition__field [role=combobox]', () => 'What to look at'],
  ['.condition__operator [role=combobox]', () => 'How to compare'],
  ['.condition__value [role=combobox]', () => 'What to compare with'],
  ['.condition__actions-remove', () => 'Take this filter out'],
  ['.condition__actions-add', () => 'Add a filter'],
  ['.dashboard-breadcrumb-select [role=combobox]', () => 'Dashboard'],
  ['.react-select [role=combobox]', labelOf],
  // It opens the record in the library; another picture is chosen elsewhere.
  ['.upload-relationship-details__edit', (control) => `About this picture: ${fileOf(control)}`],
  ['.upload-relationship-details__remove', (control) => `Take this picture out: ${fileOf(control)}`],
  ['.form-submit .popup-button', () => 'Other ways to publish'],
  ['.doc-controls__popup .popup-button', () => 'More to do'],
  ['.clipboard-action__popup .popup-button', (control) => `Copy or paste ${labelOf(control)}`],
  ['.array-actions__button', (control) => `More to do with ${rowOf(control)}`],
  ['.collapsible__drag', (control) => `Move ${rowOf(control)}`],
  ['.select-row input', (control) => `Select ${recordOf(control)}`],
  ['#select-all', () => 'Select all rows'],
  ['.clickable-arrow--left', () => 'Page before'],
  ['.clickable-arrow--right', () => 'Next page'],
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
