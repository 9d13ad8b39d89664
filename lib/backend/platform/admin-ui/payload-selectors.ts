/**
 * Every part of Payload's screens that code finds by a class or an id of Payload's, which is no interface and may change with
 * a release. Each is here because Payload offers no slot, component or attribute for it. The style sheets that change how
 * Payload looks are `app/(cms)/house.css` and `screens.css`.
 */
export const payloadSelectors = {
  /** A field with its label: what is beside an input of Payload's own views, which take no component. */
  field: '.field-type',
  fieldLabel: '.field-label',
  /** The bar of a document form: `beforeDocumentControls` is a slot of a collection, and is drawn in drawers, too. */
  documentBar: '.doc-controls',
  documentMenuButton: '.doc-controls__popup button',
  documentMenuOpener: '.doc-controls__popup .popup-button',
  /** The buttons that save a form have no component that keeps their behaviour. */
  saveButtons: '#action-save, #action-save-draft',
  saveMenuOpener: '.form-submit .popup-button',
  /** The tabs of a form are opened from outside: Payload keeps their state to itself. */
  tabButton: '.tabs-field__tab-button',
  /** A screen that is not open to an account has no slot. */
  unauthorized: '.unauthorized',
  /** A chosen picture and what is beside it: the upload field has no slots within. */
  picture: '.upload-relationship-details',
  pictureFileName: '.upload-relationship-details__filename',
  pictureControls: '.upload-relationship-details :is(a, button)',
  pictureEdit: '.upload-relationship-details__edit',
  pictureRemove: '.upload-relationship-details__remove',
  pictureChooser: '.upload__listToggler',
  /** Controls without an accessible name, which no label or translation gives them. */
  row: '.collapsible',
  rowTitle: '.collapsible__header-wrap',
  rowHandle: '.collapsible__drag',
  rowMenu: '.array-actions__button',
  clipboardMenuOpener: '.clipboard-action__popup .popup-button',
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
  pageBefore: '.clickable-arrow--left',
  pageAfter: '.clickable-arrow--right',
} as const;
