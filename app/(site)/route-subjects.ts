import type { RouteMatch } from '@/lib/routes/match-route';

/** The records a route is about: what `current` means in the bindings of its page. */
export function routeSubjects({ row, params }: RouteMatch) {
  return {
    office: row.scope === 'office' ? params.slug : undefined,
    region: params.state,
    agent: params.agent,
    listing: params.post,
    post: params.blog,
  };
}

/** What tells the pages of one route apart: those that staff make have a slug, landing pages also a template's. */
export function pageSlugs({ params }: RouteMatch) {
  return {
    slug: params.customPageSlug ?? params.marketingCustomPageSlug ?? params.page_slug,
    template: params.template_slug,
  };
}
