/** Changes for which less than half of the invalidated pages needed it, with the reason. */
export const overInvalidation: Record<string, string> = {
  'pages.title':
    'replaces {page} in any text, and is the search engine title of a page without one: two pages',
  'website-sections.blocks':
    'all blocks of a section are one field, and the removed one is shown on office pages only',
  'menus.scope':
    'a menu transferred to the network may have any name, and every page has one of the network’s menus',
  'offices.main_telephone':
    'is shown only when the office has no organic number, and is fetched together with it',
  'offices.phone_extension': 'belongs to the main number',
  'people.slug':
    'posts and listings depend on whether their agent has a page, which is whether the slug is set',
  'people.telephone_public': 'is fetched together with the number, and this person has none',
  'listings.region': 'enters the list of another region after the visible items: one page',
  'listings.listed_at': 'sets the sort position; only the database knows whether it is on the first page',
  'posts.scope': 'moves to another owner, and two pages show the post without its owner',
};
