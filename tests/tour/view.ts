export const widths = [360, 768, 1024, 1440] as const;
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

/**
 * The views of the pages in the languages, page by page: on a phone and on a desk all of them. Between, where only the layout is another, one
 * will do: in the first language, and light.
 */
export const viewsOf = (pages: Readonly<Record<string, string>>, locales: readonly string[]): View[] =>
  Object.entries(pages).flatMap(([page, path]) =>
    locales.flatMap((locale, place) =>
      widths.flatMap((width) => {
        const isBetween = width === 768 || width === 1024;
        if (isBetween && place > 0) return [];
        return schemes
          .slice(0, isBetween ? 1 : undefined)
          .map((scheme) => ({ page, path, locale, width, scheme }));
      }),
    ),
  );
