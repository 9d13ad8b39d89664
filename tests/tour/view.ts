export const widths = [360, 768, 1024, 1440] as const;
export const schemes = ['light', 'dark'] as const;

/** A screenshot to take: a page in a language, at a width in pixels, in a colour scheme. */
export type TourView = {
  page: string;
  path: string;
  locale: string;
  width: (typeof widths)[number];
  scheme: (typeof schemes)[number];
};

/** The file name of a view, without extension. */
export const fileOf = ({ page, locale, width, scheme }: TourView): string =>
  `${page.replaceAll(/[^A-Za-z0-9]+/g, '-')}--${locale}--${width}--${scheme}`;

/**
 * All views of the pages in the languages, page by page: all combinations at phone and desktop width. In
 * between, where only the layout differs, one is enough: in the first language, and light.
 */
export const viewsOf = (pages: Readonly<Record<string, string>>, locales: readonly string[]): TourView[] =>
  Object.entries(pages).flatMap(([page, path]) =>
    locales.flatMap((locale, index) =>
      widths.flatMap((width) => {
        const isBetween = width === 768 || width === 1024;
        if (isBetween && index > 0) return [];
        return schemes
          .slice(0, isBetween ? 1 : undefined)
          .map((scheme) => ({ page, path, locale, width, scheme }));
      }),
    ),
  );
