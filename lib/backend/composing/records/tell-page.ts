import { fillText } from '@/lib/engine/fill-names';
import { choosableFor } from '@/lib/routes/looked-at';
import { pageWords } from '@/lib/routes/page-words';
import { pagePath } from '@/lib/routes/record-paths';
import type { RouteScope } from '@/lib/routes/route';
import { pageNameSchema } from '@/lib/routes/route-names';
import { kindNames } from '@/schemas/kind-names';
import { tellStandIns } from '../tell-stand-ins';

/** A page as its row and its owner's have it. */
type PageRow = {
  title: string;
  route: string;
  scope: RouteScope;
  slug: string | null;
  template_slug: string | null;
  /** Of an office's page, or an agent's. */
  owner: { kind: 'office' | 'agent'; name: string; slug: string; region: string | null } | null;
};

export type ToldPage = {
  /** With its owner's name where it says one. */
  name: string;
  /** What those who work on it call it, for a page of the network that says so nowhere in its name; null else. */
  called: string | null;
  /** Below the language; null for a page that no link can lead to. */
  address: string | null;
  /** Of every record of which kinds it is the page, as `every office`; null for a page of its own. */
  standsFor: string | null;
};

/** What a page is called, where it stands and for whom: what tells it from others of its title. */
export function tellPage({ title, route, scope, slug, template_slug, owner }: PageRow): ToldPage {
  const place = {
    ...{ route, scope, slug, template_slug },
    tribe_slug: owner?.kind === 'office' ? owner.slug : null,
    tribe_state_slug: owner?.kind === 'office' ? owner.region : null,
    agent_slug: owner?.kind === 'agent' ? owner.slug : null,
  };
  const needed = choosableFor(place).filter(({ isNeeded }) => isNeeded);
  const name = tellStandIns(fillText(title, owner ? { [owner.kind]: owner.name } : {}));
  const isOneOfItsKind = owner === null && needed.length === 0 && slug === null && template_slug === null;
  return {
    ...{ name, called: isOneOfItsKind ? calledBeside(name, route) : null },
    address: pagePath(place),
    standsFor: needed.map(({ kind }) => `every ${kindNames[kind]}`).join(' and ') || null,
  };
}

function calledBeside(name: string, route: string): string | null {
  const page = pageNameSchema.safeParse(route);
  const called = page.success ? pageWords[page.data] : null;
  return called && !name.toLowerCase().includes(called.toLowerCase()) ? called : null;
}
