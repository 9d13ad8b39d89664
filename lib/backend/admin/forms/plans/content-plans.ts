import type { FormPlan } from '../form-plan';

/** Page settings besides its blocks. */
export const pagePlan: FormPlan = {
  about: 'Every page of the website. Its words and pictures are changed in the composer.',
  above: ['title'],
  tabs: [
    { label: 'Blocks', fields: ['blocks', 'body'] },
    {
      label: 'Search engines and menus',
      fields: ['meta_title', 'meta_description', 'noindex', ['show_in_menu', 'menu_label', 'menu_order']],
    },
    {
      label: 'Kind and address',
      description: 'What kind of page this is decides where it stands.',
      fields: [['route', 'layout']],
    },
    {
      label: 'For other programs',
      description:
        'Texts for apps connected to the website. Visitors do not see them, and neither do office editors.',
      isNetworkOnly: true,
      fields: ['name', 'contents'],
    },
  ],
  fieldTexts: {
    body: {
      label: 'Text below the blocks',
      description: 'Visitors read it on the page, under the last block. Empty: nothing stands there.',
    },
    name: { label: 'Name for other programs', description: 'Empty: the title' },
    route: { label: 'Kind of page' },
    slug: { label: 'Web address', description: 'The last part of it' },
    template_slug: { label: 'Address of its template', description: 'The first part of the web address' },
    layout: { label: 'Header and footer' },
    meta_title: { label: 'Title in search results', description: 'Empty: the page’s title' },
    meta_description: { label: 'Words in search results' },
    noindex: { label: 'Keep it out of search engines' },
    show_in_menu: { label: 'In the menu of the office or agent' },
    menu_label: { label: 'Words in the menu', description: 'Empty: the page’s title' },
    menu_order: { label: 'Place in the menu', description: 'Small numbers stand first' },
    contents: { label: 'Named texts' },
    'contents.key': { label: 'Read as' },
    'contents.type': { label: 'Kind' },
    'contents.value': { label: 'Text' },
    'contents.media': { label: 'Pictures' },
  },
  rows: { contents: { singular: 'text', plural: 'texts', labelField: 'name' } },
};
