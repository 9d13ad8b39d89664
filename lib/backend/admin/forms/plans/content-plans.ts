import type { FormPlan } from '../form-plan';

/** Page settings besides its blocks. */
export const pagePlan: FormPlan = {
  description: 'All pages of the website. Edit their texts and pictures in the composer.',
  fieldsAboveTabs: ['title'],
  tabs: [
    { label: 'Blocks', fields: ['blocks', 'body'] },
    {
      label: 'Search engines and menus',
      fields: ['meta_title', 'meta_description', 'noindex', ['show_in_menu', 'menu_label', 'menu_order']],
    },
    {
      label: 'Kind and address',
      description: 'The kind of page determines its address.',
      fields: [['route', 'layout']],
    },
    {
      label: 'For integrations',
      description: 'Texts for connected apps. Not shown to visitors or office editors.',
      isNetworkOnly: true,
      fields: ['name', 'contents'],
    },
  ],
  fieldTexts: {
    body: {
      label: 'Text below the blocks',
      description: 'Shown below the last block. Leave empty to show nothing.',
    },
    name: { label: 'Name for integrations', description: 'Defaults to the title' },
    route: { label: 'Kind of page' },
    slug: { label: 'Web address', description: 'The last part of the address' },
    template_slug: { label: 'Address of its template', description: 'The first part of the address' },
    layout: { label: 'Header and footer' },
    meta_title: { label: 'Title in search results', description: 'Defaults to the page title' },
    meta_description: { label: 'Description in search results' },
    noindex: { label: 'Hide from search engines' },
    show_in_menu: { label: 'Show in the menu of the office or agent' },
    menu_label: { label: 'Menu label', description: 'Defaults to the page title' },
    menu_order: { label: 'Menu position', description: 'Lower numbers come first' },
    contents: { label: 'Named texts' },
    'contents.key': { label: 'Use as' },
    'contents.type': { label: 'Kind' },
    'contents.value': { label: 'Text' },
    'contents.media': { label: 'Pictures' },
  },
  rows: { contents: { singular: 'text', plural: 'texts', labelField: 'name' } },
};

/** Sections such as headers and footers, which many pages share. */
export const sectionPlan: FormPlan = {
  description:
    'Content shared by many pages, such as the header and footer. A change appears on all of them.',
  fieldsAboveTabs: ['name'],
  tabs: [
    { label: 'Blocks', fields: ['blocks'] },
    {
      label: 'Named texts',
      description: 'Texts used by the site. Hidden from office editors.',
      isNetworkOnly: true,
      fields: ['contents'],
    },
  ],
  fieldTexts: {
    name: { label: 'Name', description: 'Pages refer to it by this name; visitors do not see it' },
    contents: {
      label: 'Texts',
      description:
        '“Use as” sets what the site uses a text for; you can choose any name. In “contact”, “Days off” lists the public holidays of all offices, one per line, such as 25 Dec 2026 Christmas Day; “Answers” (such as within one working day) and “Hours” give the response time and the telephone hours. Listings show loan payments once the network’s header has both “Loan interest” (percent a year, such as 26) and “Loan interest source”; “Loan years” defaults to 5. All languages use the interest and years of English (Ghana); texts insert them as {loan.interest} and {loan.years}',
    },
    'contents.key': { label: 'Use as' },
    'contents.type': { label: 'Kind' },
    'contents.value': { label: 'Text' },
    'contents.media': { label: 'Pictures' },
  },
  rows: { contents: { singular: 'text', plural: 'texts', labelField: 'name' } },
};

/** A menu with its entries on two levels. */
export const menuPlan: FormPlan = {
  description: 'Entries of headers and footers. Pages refer to a menu by its name.',
  fieldsAboveTabs: ['name', 'drawn_in', 'items'],
  tabs: [],
  fieldTexts: {
    name: { label: 'Name', description: 'Pages refer to it by this name; visitors do not see it' },
    items: {
      label: 'Entries',
      description:
        'In a footer each entry is a column heading with its pages below; in a header the pages below open as a submenu. Changes appear once published',
    },
    'items.label': { label: 'Label' },
    'items.children': {
      label: 'Sub-entries',
      description: 'In a footer, the links of the column; the heading’s own link is not used',
    },
    'items.children.label': { label: 'Label' },
  },
  rows: {
    items: { singular: 'entry', plural: 'entries', labelField: 'label' },
    'items.children': { singular: 'entry', plural: 'entries', labelField: 'label' },
  },
};

export const postPlan: FormPlan = {
  description: 'Articles of the blog, of the network or of one office.',
  fieldsAboveTabs: ['title'],
  tabs: [
    { label: 'The post', fields: ['excerpt', 'category', 'body', 'image'] },
    { label: 'Details', fields: ['author', 'published_at'] },
  ],
  fieldTexts: {
    category: {
      label: 'Subject',
      description: 'Choose an existing one if possible: readers filter posts by it',
    },
    excerpt: { label: 'Summary', description: 'One or two sentences for lists and search engines' },
    body: {
      label: 'Text',
      description: 'Markdown: ## for a heading, **bold**, [text](address) for a link, - for a list item',
    },
    image: { label: 'Picture' },
    published_at: { label: 'Date' },
    slug: {
      label: 'Web address',
      description: 'The last part of the address; generated from the title if empty',
    },
  },
};

export const reviewPlan: FormPlan = {
  description: 'Client reviews. The network approves each one before it is published.',
  fieldsAboveTabs: [['author', 'role'], 'quote', ['rating', 'written_at'], ['agent', 'story']],
  tabs: [],
  fieldTexts: {
    author: { label: 'Name' },
    role: { label: 'About the person', placeholder: 'Sold a bakery in Tema' },
    quote: { label: 'Quote' },
    rating: { label: 'Stars, one to five' },
    written_at: { label: 'When' },
    agent: { label: 'Agent' },
    story: {
      label: 'Sale story',
      description: 'The two then link to each other',
    },
    published: {
      label: 'On the website',
      description: 'Published by the network; the office can no longer edit it afterwards',
    },
  },
};

export const saleStoryPlan: FormPlan = {
  description: 'How businesses were sold, with figures. Nobody is named without their consent.',
  fieldsAboveTabs: ['title'],
  tabs: [
    {
      label: 'The sale',
      fields: [['category', 'town'], ['asking_price', 'sold_price'], ['weeks', 'sold_at'], 'agent'],
    },
    { label: 'The story', fields: ['text', ['quote', 'quoted'], 'image'] },
    {
      label: 'Consent',
      description: 'Required to publish the story. Not shown to visitors.',
      fields: [['consent_by', 'consent_at']],
    },
  ],
  fieldTexts: {
    category: { label: 'Trade', description: 'Choose an existing one if possible: pages list stories by it' },
    town: { label: 'Town', description: 'Choose a place large enough to keep the business confidential' },
    weeks: { label: 'Weeks to sale', description: 'From first listing to signing' },
    sold_at: { label: 'Sold on' },
    agent: { label: 'Selling agent' },
    text: { label: 'Text' },
    quote: { label: 'Quote', description: 'Shown in quotation marks, word for word' },
    quoted: { label: 'Name', placeholder: 'The owner, after thirty years' },
    image: { label: 'Picture' },
    consent_by: { label: 'Consent given by', description: 'The seller or their representative' },
    consent_at: { label: 'Date of consent' },
  },
};

export const redirectPlan: FormPlan = {
  description: 'Old web addresses and their new destinations.',
  fieldsAboveTabs: ['from', 'to', 'permanent'],
  tabs: [],
  networkOnly: ['automatic'],
  fieldTexts: {
    from: {
      label: 'Old address',
      description:
        'The path after the domain, without the language, such as /old-page. For an office it starts with the office’s address, such as /locations/greater-accra/osu/old-page',
    },
    to: { label: 'New address', description: 'A page of this website, such as /blog/new-page' },
    permanent: { label: 'Type' },
    automatic: { label: 'Created automatically' },
  },
};

/** Templates of landing pages. */
export const templatePlan: FormPlan = {
  description: 'Templates for landing pages: the first part of their address and the page to start from.',
  fieldsAboveTabs: ['name', ['layout', 'start']],
  tabs: [],
  fieldTexts: {
    name: {
      label: 'Name',
      description:
        'The network’s landing pages use templates named “Marketing Landing Page”, “Seller Registration Landing Page” or “Seller Valuation Landing Page”',
    },
    slug: { label: 'Web address', description: 'The first part of its pages’ addresses' },
    layout: { label: 'Header and footer' },
    start: { label: 'Page to start from', description: 'New pages start with a copy of its blocks' },
  },
};

export const picturePlan: FormPlan = {
  description:
    'The picture library. File names appear in public addresses: do not use one that identifies a confidential business.',
  fieldsAboveTabs: ['alt', 'decorative'],
  tabs: [],
  fieldTexts: {
    alt: { label: 'Alternative text', description: 'Read aloud by screen readers' },
    decorative: { label: 'Decorative', description: 'Screen readers skip it' },
  },
};
