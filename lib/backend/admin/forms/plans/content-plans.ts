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

/** Sections such as headers and footers, which many pages share. */
export const sectionPlan: FormPlan = {
  about: 'What many pages share, as the header and the footer. A change shows on all of them.',
  above: ['name'],
  tabs: [
    { label: 'Blocks', fields: ['blocks'] },
    {
      label: 'Named texts',
      description: 'Texts that the site reads. Office editors do not see this.',
      isNetworkOnly: true,
      fields: ['contents'],
    },
  ],
  fieldTexts: {
    name: { label: 'Name', description: 'By this name pages find it: it is not shown' },
    contents: {
      label: 'Texts',
      description:
        '“Read as” says what the site uses a text for; its name is yours to choose. In “contact”, “Days off” lists the holidays of all offices, one a line, as 25 Dec 2026 Christmas Day, and “Answers” (as within one working day) and “Hours” say when who writes or calls is answered. Each listing shows what paying for it would cost once the network’s header has an interest and its source: both “Loan interest” (percent a year, as 26) and “Loan interest source” are needed, “Loan years” is 5 where it is empty. Interest and years hold in every language as English (Ghana) has them; texts mention them as {loan.interest} and {loan.years}',
    },
    'contents.key': { label: 'Read as' },
    'contents.type': { label: 'Kind' },
    'contents.value': { label: 'Text' },
    'contents.media': { label: 'Pictures' },
  },
  rows: { contents: { singular: 'text', plural: 'texts', labelField: 'name' } },
};

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

export const postPlan: FormPlan = {
  about: 'Articles of the blog, of the network or of one office.',
  above: ['title'],
  tabs: [
    { label: 'The post', fields: ['excerpt', 'category', 'body', 'image'] },
    { label: 'About it', fields: ['author', 'published_at'] },
  ],
  fieldTexts: {
    category: { label: 'Subject', description: 'Choose one that is in use: readers find posts by it' },
    excerpt: { label: 'In short', description: 'One or two sentences for lists and search engines' },
    body: {
      label: 'Text',
      description:
        'To format: ## before a heading, **bold**, [words](address) for a link, - before each entry of a list',
    },
    image: { label: 'Picture' },
    published_at: { label: 'Date' },
    slug: {
      label: 'Web address',
      description: 'The last part of it; left empty, it is made from the title',
    },
  },
};

export const reviewPlan: FormPlan = {
  about: 'What clients said. The network reads each before visitors do.',
  above: [['author', 'role'], 'quote', ['rating', 'written_at'], ['agent', 'story']],
  tabs: [],
  fieldTexts: {
    author: { label: 'Who said it' },
    role: { label: 'Who that is', placeholder: 'Sold a bakery in Tema' },
    quote: { label: 'What they said' },
    rating: { label: 'Stars, one to five' },
    written_at: { label: 'When' },
    agent: { label: 'The agent it is about' },
    story: {
      label: 'The story of that sale',
      description: 'Each of the two then leads to the other',
    },
    published: {
      label: 'On the website',
      description: 'The network reads a review and publishes it; from then on its office cannot change it',
    },
  },
};

export const saleStoryPlan: FormPlan = {
  about: 'How businesses were sold, with their figures. Each names nobody who did not agree to it.',
  above: ['title'],
  tabs: [
    {
      label: 'The sale',
      fields: [['category', 'town'], ['asking_price', 'sold_price'], ['weeks', 'sold_at'], 'agent'],
    },
    { label: 'The story', fields: ['text', ['quote', 'quoted'], 'image'] },
    {
      label: 'Consent',
      description: 'A story is published only when this is filled in. Visitors do not see it.',
      fields: [['consent_by', 'consent_at']],
    },
  ],
  fieldTexts: {
    category: { label: 'Trade', description: 'Choose one that is in use: pages list stories by it' },
    town: { label: 'Town', description: 'As large as it must be to betray nobody' },
    weeks: { label: 'Weeks to the sale', description: 'From the first day on the market to the signature' },
    sold_at: { label: 'Sold on' },
    agent: { label: 'The agent who sold it' },
    text: { label: 'Text' },
    quote: { label: 'In their words', description: 'Shown in quotation marks, as it was said' },
    quoted: { label: 'Who said it', placeholder: 'The owner, after thirty years' },
    image: { label: 'Picture' },
    consent_by: { label: 'Who agreed', description: 'The seller, or who speaks for them' },
    consent_at: { label: 'On which day' },
  },
};

export const redirectPlan: FormPlan = {
  about: 'Old web addresses, and where whoever comes by one is led now.',
  above: ['from', 'to', 'permanent'],
  tabs: [],
  networkOnly: ['automatic'],
  fieldTexts: {
    from: {
      label: 'Old address',
      description:
        'From here: what stands after the name of the website, as /old-page. Without the language. An office’s begins with the address of the office, as /locations/greater-accra/osu/old-page',
    },
    to: { label: 'New address', description: 'To here: a page of this website, as /blog/new-page' },
    permanent: { label: 'How long' },
    automatic: { label: 'Made by itself' },
  },
};

/** Templates of landing pages. */
export const templatePlan: FormPlan = {
  about: 'What landing pages are made from: the first part of their address, and the page they begin with.',
  above: ['name', ['layout', 'start']],
  tabs: [],
  fieldTexts: {
    name: {
      label: 'Name',
      description:
        'The network’s landing pages are made from templates named “Marketing Landing Page”, “Seller Registration Landing Page” or “Seller Valuation Landing Page”',
    },
    slug: { label: 'Web address', description: 'What the addresses of its pages begin with' },
    layout: { label: 'Header and footer' },
    start: { label: 'Page to start from', description: 'A new page begins with the blocks of this one' },
  },
};

export const picturePlan: FormPlan = {
  about:
    'The library of pictures. Each says what it shows, for those who cannot see it. The name of a file stands in its public address: give it none that betrays a business in confidence.',
  above: ['alt', 'decorative'],
  tabs: [],
  fieldTexts: {
    alt: { label: 'What the picture shows', description: 'Read to those who cannot see it' },
    decorative: { label: 'It only decorates', description: 'Then nothing is read' },
  },
};
