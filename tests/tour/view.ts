export const widths = [360, 1440] as const;
export const schemes = ['light', 'dark'] as const;

/** One photograph to take: a page in a language, at a width in pixels, in a colour scheme. */
export type View = {
  page: string;
  path: string;
  locale: string;
  width: (typeof widths)[number];
  scheme: (typeof schemes)[number];
};

/** The file a view is kept in, without extension. */
export const fileOf = ({ page, locale, width, scheme }: View): string =>
  `${page.replaceAll(/[^A-Za-z0-9]+/g, '-')}--${locale}--${width}--${scheme}`;

/** Every view of the pages in the languages, page by page. */
export const viewsOf = (pages: Readonly<Record<string, string>>, locales: readonly string[]): View[] =>
  Object.entries(pages).flatMap(([page, path]) =>
    locales.flatMap((locale) =>
      widths.flatMap((width) => schemes.map((scheme) => ({ page, path, locale, width, scheme }))),
    ),
  );
