/** Five kinds of page, with language. */
export const benchedPages: Record<string, string> = {
  home: '/en-GH',
  office: '/en-GH/locations/greater-accra/accra-osu',
  locations: '/en-GH/locations',
};
