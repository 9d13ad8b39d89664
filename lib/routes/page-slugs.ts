import { parameterNames, type RouteMatch } from './match-route';
import type { RouteScope } from './route';
import { routeTable } from './route-table';

/** Route parameters that staff choose per page, by the page field that holds them. */
const parameters = {
  slug: ['customPageSlug', 'marketingCustomPageSlug', 'page_slug'],
  template_slug: ['template_slug'],
} as const;
export type PageSlug = keyof typeof parameters;

/** The page field of a route parameter; undefined when the parameter belongs to another record. */
export function fieldOf(parameter: string): PageSlug | undefined {
  return fields.find((field) => parameters[field].some((name) => name === parameter));
}
const fields = ['slug', 'template_slug'] as const;

/**
 * The slugs that distinguish the pages of one route: custom pages have a slug, landing pages also that of a
 * template.
 */
export function pageSlugs({ params }: Pick<RouteMatch, 'params'>) {
  const find = (field: PageSlug) => parameters[field].map((name) => params[name]).find(Boolean);
  return { slug: find('slug'), template: find('template_slug') };
}

/** The routes whose pages have such a slug; all others have one page per owner. */
export function routesWith(
  field: PageSlug,
  scopes: readonly RouteScope[] = ['network', 'office', 'agent'],
): readonly string[] {
  const names = new Set<string>(parameters[field]);
  return routeTable
    .filter(
      ({ pattern, scope }) =>
        scopes.includes(scope) && parameterNames(pattern).some((candidate) => names.has(candidate)),
    )
    .map(({ name }) => name);
}
