import { z } from 'zod';
import { resolveText } from '@/lib/engine/resolve-placeholders';
import { pageLabels } from '@/lib/routes/page-labels';
import { previewChoices } from '@/lib/routes/preview-path';
import { agentPath, officePath, pagePath, postPath, regionPath } from '@/lib/routes/record-paths';
import type { RouteScope } from '@/lib/routes/route';
import { pageNameSchema } from '@/lib/routes/route-names';
import type { RecordSummary } from '@/schemas/composing/records';
import { kindNames } from '@/schemas/kind-names';
import type { ReferenceKind } from '@/schemas/reference';
import { labelPlaceholders } from '../label-placeholders';
import { personName } from '../person-name';

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

type PageDescription = {
  /** Title with the owner's name in place of its placeholder. */
  name: string;
  /** The usual name of a standard page of the network when its title does not contain it; null otherwise. */
  usualName: string | null;
  /** Path without the language; null when a link cannot reference the page. */
  address: string | null;
  /** For template pages, the kinds of records that share them, such as `every office`; null for a single page. */
  templateFor: string | null;
};

/** Describes a page by name, address and owner, which distinguish it from others with the same title. */
function describePage({ title, route, scope, slug, template_slug, owner }: OwnedPageRow): PageDescription {
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

const text = z.string().nullish();
const recordRowSchema = z.object({
  id: z.number(),
  title: text,
  name: text,
  first_name: text,
  last_name: text,
  role: text,
  locality: text,
  location: text,
  status: text,
  slug: text,
  /** Slug of an office's region. */
  region: text,
  category: text,
  alt: text,
  filename: text,
  /** File name of the smallest size. */
  small: text,
  decorative: z.boolean().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  _status: text,
});
type RecordRow = z.infer<typeof recordRowSchema>;

const ownerSchema = z.object({
  kind: z.enum(['office', 'agent']),
  name: z.string(),
  slug: text.transform((slug) => slug ?? ''),
  region: text.transform((slug) => slug ?? null),
});
const pageRowSchema = z.object({
  id: z.number(),
  title: text.transform((title) => title ?? ''),
  route: text.transform((route) => route ?? ''),
  scope: z.enum(['network', 'office', 'agent']),
  slug: text.transform((slug) => slug || null),
  template_slug: text.transform((slug) => slug || null),
  office: ownerSchema.nullish(),
  agent: ownerSchema.nullish(),
  groupIndex: z.number().optional(),
});

/** Describes a page from its selected row. `groupIndex` is the index of the search group that found it. */
export function describePageRow(row: unknown): {
  id: number;
  groupIndex?: number | undefined;
  page: PageDescription;
  owner: string | null;
} {
  const { id, groupIndex, office, agent, ...fields } = pageRowSchema.parse(row);
  const owner = office ?? agent ?? null;
  return { id, groupIndex, page: describePage({ ...fields, owner }), owner: owner?.name ?? null };
}

/** The summary of a record for a form, from its selected row. */
export function describeRecord(kind: ReferenceKind, selectedRow: unknown): RecordSummary {
  const row = recordRowSchema.parse(selectedRow);
  const { id, title, name, slug, region, alt, filename } = row;
  const pageDescription = kind === 'page' ? describePageRow(selectedRow) : null;
  const file = row.small ?? filename;
  return {
    kind,
    id,
    name: pageDescription?.page.name || title || name || personName(row) || alt || filename || `No. ${id}`,
    slug: slug || null,
    base: kind === 'office' && slug && region ? officePath(region, slug) : null,
    note: pageDescription ? noteOfPage(pageDescription) : noteOf(kind, row),
    picture: file ? `/media/${encodeURIComponent(file)}` : null,
    warning:
      pageDescription?.page.templateFor && pageDescription.page.address === null
        ? 'It has no address of its own and cannot be linked to'
        : warningOf(kind, row),
    ...(pageDescription ? { address: pageDescription.page.address } : addressOf(kind, row)),
  };
}

/**
 * The address of records with a page of their own. A listing has none here: its page depends on the context
 * it is linked from.
 */
function addressOf(kind: ReferenceKind, { slug, region }: RecordRow): { address: string } | null {
  if (!slug) return null;
  if (kind === 'office') return region ? { address: officePath(region, slug) } : null;
  const paths = { region: regionPath, agent: agentPath, post: postPath } as const;
  return kind === 'region' || kind === 'agent' || kind === 'post' ? { address: paths[kind](slug) } : null;
}

const noteOfPage = ({ page, owner }: ReturnType<typeof describePageRow>): string | null =>
  [owner, page.usualName, page.templateFor ? `Shared by ${page.templateFor}` : page.address]
    .filter(Boolean)
    .join(' · ') || null;

function noteOf(kind: ReferenceKind, row: RecordRow): string | null {
  const { locality, location, role, category, width, height } = row;
  const notes: Readonly<Record<ReferenceKind, readonly unknown[]>> = {
    media: [width && height ? `${width} × ${height}` : null],
    page: [],
    office: [locality],
    region: [],
    agent: [role],
    listing: [category, location],
    post: [category],
  };
  return notes[kind].filter(Boolean).join(', ') || null;
}

function warningOf(kind: ReferenceKind, { status, _status, alt, decorative }: RecordRow): string | null {
  if (kind === 'media') return alt || decorative ? null : 'Alternative text is missing';
  if (_status === 'draft') return 'Not published yet: visitors see no link';
  if (kind === 'listing' && (status === 'draft' || status === 'withdrawn'))
    return `This listing is ${status === 'draft' ? 'a draft' : 'withdrawn'}: visitors see no link`;
  return null;
}
