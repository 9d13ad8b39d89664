import { resolveText } from '@/lib/engine/resolve-placeholders';
import { previewChoices } from '@/lib/routes/preview-path';
import { pageLabels } from '@/lib/routes/page-labels';
import { pagePath } from '@/lib/routes/record-paths';
import type { RouteScope } from '@/lib/routes/route';
import { pageNameSchema } from '@/lib/routes/route-names';
import { kindNames } from '@/schemas/kind-names';
import { labelPlaceholders } from '../label-placeholders';

/** A page from its row, with its owner. */
type OwnedPageRow = {
  title: string;
  route: string;
  scope: RouteScope;
  slug: string | null;
  template_slug: string | null;
  /** The owning office or agent. */
  owner: { kind: 'office' | 'agent'; name: string; slug: string; region: string | null } | null;
};

export type PageDescription = {
  /** Title with the owner's name in place of its placeholder. */
  name: string;
  /** The usual name of a standard page of the network when its title does not contain it; null otherwise. */
  usualName: string | null;
  /** Path without the language; null when a link cannot reference the page. */
  address: string | null;
  /** For template pages, the kinds they stand for, such as `every office`; null for a single page. */
  templateFor: string | null;
};

/** Describes a page by name, address and owner, to tell it apart from others with the same title. */
export function describePage({ title, route, scope, slug, template_slug, owner }: OwnedPageRow): PageDescription {
  const pageAddress = {
    ...{ route, scope, slug, template_slug },
    tribe_slug: owner?.kind === 'office' ? owner.slug : null,
    tribe_state_slug: owner?.kind === 'office' ? owner.region : null,
    agent_slug: owner?.kind === 'agent' ? owner.slug : null,
  };
  const needed = previewChoices(pageAddress).filter(({ isNeeded }) => isNeeded);
  const name = labelPlaceholders(resolveText(title, owner ? { [owner.kind]: owner.name } : {}));
  const isStandardPage = owner === null && needed.length === 0 && slug === null && template_slug === null;
  return {
    ...{ name, usualName: isStandardPage ? usualNameOf(name, route) : null },
    address: pagePath(pageAddress),
    templateFor: needed.map(({ kind }) => `every ${kindNames[kind]}`).join(' and ') || null,
  };
}

function usualNameOf(name: string, route: string): string | null {
  const page = pageNameSchema.safeParse(route);
  const usualName = page.success ? pageLabels[page.data] : null;
  return usualName && !name.toLowerCase().includes(usualName.toLowerCase()) ? usualName : null;
}
