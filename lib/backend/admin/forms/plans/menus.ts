import type { FormPlan } from '../form-plan';

/** A menu with its entries on two levels. */
export const menuPlan: FormPlan = {
  about: 'The entries of headers and footers, by the name that pages find a menu by.',
  above: ['name', 'drawn_in', 'items'],
  tabs: [],
  fieldTexts: {
    name: { label: 'Name', description: 'By this name pages find it: it is not shown' },
    items: {
      label: 'Entries',
      description:
        'In a footer each of these is the heading of a column: a page is added as an entry below one of them. In a header those below open under it. Visitors see a change once it is published',
    },
    'items.label': { label: 'Words' },
    'items.children': {
      label: 'Entries below it',
      description: 'In a footer the links of the column, in place of its heading’s own',
    },
    'items.children.label': { label: 'Words' },
  },
  rows: {
    items: { singular: 'entry', plural: 'entries', labelField: 'label' },
    'items.children': { singular: 'entry', plural: 'entries', labelField: 'label' },
  },
};
