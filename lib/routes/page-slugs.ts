import { parameterNames, type RouteMatch } from './match-route';
import type { RouteScope } from './route';
import { routeTable } from './route-table';

/** The parameters of addresses that staff choose page by page, by the field of the page that holds them. */
const parameters = {
  slug: ['customPageSlug', 'marketingCustomPageSlug', 'page_slug'],
  template_slug: ['template_slug'],
} as const;
export type PageSlug = keyof typeof parameters;

/** The field of a page that says what stands in an address for a parameter; undefined where another record does. */
export function fieldOf(parameter: string): PageSlug | undefined {
  return fields.find((field) => parameters[field].some((name) => name === parameter));
}
const fields = ['slug', 'template_slug'] as const;

/** What tells the pages of one route apart: those that staff make have a slug, landing pages also a template's. */
export function pageSlugs({ params }: Pick<RouteMatch, 'params'>) {
  const find = (field: PageSlug) => parameters[field].map((name) => params[name]).find(Boolean);
  return { slug: find('slug'), template: find('template_slug') };
}

/** The routes whose pages have such a slug of their own; all others have one page for each owner. */
export function routesWith(
  field: PageSlug,
  scopes: readonly RouteScope[] = ['network', 'office', 'agent'],
): readonly string[] {
  const names = new Set<string>(parameters[field]);
  return routeTable
    .filter(
      ({ pattern, scope }) => scopes.includes(scope) && parameterNames(pattern).some((one) => names.has(one)),
    )
    .map(({ name }) => name);
}
