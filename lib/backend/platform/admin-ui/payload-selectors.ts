/**
 * Selectors for elements of Payload's screens. Classes and ids are not part of Payload's API and may change
 * with a release; each selector is necessary because Payload offers no slot, component or attribute for the
 * element. The style sheets for Payload's screens are `app/(cms)/house.css` and `screens.css`.
 */
export const payloadSelectors = {
  /** A field with its label, in Payload's own views, which accept no custom components. */
  field: '.field-type',
  fieldLabel: '.field-label',
  /** The toolbar of a document form. The slot `beforeDocumentControls` is rendered in drawers as well. */
  documentBar: '.doc-controls',
  documentMenuButton: '.doc-controls__popup button',
  documentMenuTrigger: '.doc-controls__popup .popup-button',
  /** The save buttons. A custom component would replace their behaviour. */
  saveButtons: '#action-save, #action-save-draft',
  saveMenuTrigger: '.form-submit .popup-button',
  /** The tab buttons of a form. Payload does not expose the active tab. */
  tabButton: '.tabs-field__tab-button',
  /** The screen for accounts without access, which has no slot. */
  unauthorized: '.unauthorized',
  /** A selected picture with its controls: the upload field has no inner slots. */
  picture: '.upload-relationship-details',
  pictureFileName: '.upload-relationship-details__filename',
  pictureControls: '.upload-relationship-details :is(a, button)',
  pictureEdit: '.upload-relationship-details__edit',
  pictureRemove: '.upload-relationship-details__remove',
  choosePictureButton: '.upload__listToggler',
  /** Controls without an accessible name, which labels and translations cannot set. */
  row: '.collapsible',
  rowTitle: '.collapsible__header-wrap',
  rowHandle: '.collapsible__drag',
  rowMenu: '.array-actions__button',
  clipboardMenuTrigger: '.clipboard-action__popup .popup-button',
  combobox: '.react-select [role=combobox]',
  dashboardCombobox: '.dashboard-breadcrumb-select [role=combobox]',
  filterField: '.condition__field [role=combobox]',
  filterOperator: '.condition__operator [role=combobox]',
  filterValue: '.condition__value [role=combobox]',
  filterRemove: '.condition__actions-remove',
  filterAdd: '.condition__actions-add',
  listRowLink: 'td:not(.cell-_select) :is(a, button)',
  listRowCheckbox: '.select-row input',
  listCheckbox: '#select-all',
  previousPage: '.clickable-arrow--left',
  nextPage: '.clickable-arrow--right',
} as const;
