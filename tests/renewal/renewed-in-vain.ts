/** Changes of which less than half of the renewed pages needed it, and why that is not mended. */
export const renewedInVain: Record<string, string> = {
  'pages.title':
    'fills {page} in any text, and describes a page without a title for search engines: two pages',
  'website-sections.blocks':
    'all blocks of a section are one field, and the one that goes is shown on offices’ pages only',
  'menus.scope':
    'a menu that comes to the network may bear any name, and every page has one of the network’s menus',
  'offices.main_telephone':
    'stands on a page only where the office has no organic number, and is asked beside it',
  'offices.phone_extension': 'belongs to the main number',
  'people.slug':
    'posts and listings ask whether their agent has a page at all, which is whether there is a slug',
  'people.telephone_public': 'is asked beside the number, and this person has none',
  'listings.region': 'comes into the list of another region, behind those that are shown: one page',
  'listings.listed_at': 'a place in the order; whether it is among the first ones only the database knows',
  'posts.scope': 'comes to another owner, and two pages show the post without saying whose it is',
};
