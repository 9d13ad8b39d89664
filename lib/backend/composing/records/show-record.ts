import { z } from 'zod';
import { agentPath, officePath, postPath, regionPath } from '@/lib/routes/record-paths';
import type { ShownRecord } from '@/schemas/composing/records';
import type { ReferenceKind } from '@/schemas/reference';
import { personName } from '../person-name';
import { type ToldPage, tellPage } from './tell-page';

const text = z.string().nullish();
const rowSchema = z.object({
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
  /** The slug of an office's region. */
  region: text,
  category: text,
  alt: text,
  filename: text,
  /** The file of its smallest copy. */
  small: text,
  decorative: z.boolean().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  _status: text,
});
type Row = z.infer<typeof rowSchema>;

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
  turn: z.number().optional(),
});

/** What tells a page from others, from what is selected of its row; `turn` is its place among the parts it was looked for in. */
export function pageOf(selected: unknown): {
  id: number;
  turn?: number | undefined;
  page: ToldPage;
  owner: string | null;
} {
  const { id, turn, office, agent, ...row } = pageRowSchema.parse(selected);
  const owner = office ?? agent ?? null;
  return { id, turn, page: tellPage({ ...row, owner }), owner: owner?.name ?? null };
}

/** A record as a form shows it, from what is selected of its row. */
export function showRecord(kind: ReferenceKind, selected: unknown): ShownRecord {
  const row = rowSchema.parse(selected);
  const { id, title, name, slug, region, alt, filename } = row;
  const told = kind === 'page' ? pageOf(selected) : null;
  const file = row.small ?? filename;
  return {
    kind,
    id,
    name: told?.page.name || title || name || personName(row) || alt || filename || `No. ${id}`,
    slug: slug || null,
    base: kind === 'office' && slug && region ? officePath(region, slug) : null,
    note: told ? noteOfPage(told) : noteOf(kind, row),
    picture: file ? `/media/${encodeURIComponent(file)}` : null,
    warning:
      told?.page.standsFor && told.page.address === null
        ? 'It has no address of its own: a link to it leads nowhere'
        : warningOf(kind, row),
    ...(told ? { address: told.page.address } : addressOf(kind, row)),
  };
}

/** Of what has a page of its own. A listing's is that of whoever sells it, wherever one is led from. */
function addressOf(kind: ReferenceKind, { slug, region }: Row): { address: string } | null {
  if (!slug) return null;
  if (kind === 'office') return region ? { address: officePath(region, slug) } : null;
  const paths = { region: regionPath, agent: agentPath, post: postPath } as const;
  return kind === 'region' || kind === 'agent' || kind === 'post' ? { address: paths[kind](slug) } : null;
}

const noteOfPage = ({ page, owner }: ReturnType<typeof pageOf>): string | null =>
  [owner, page.called, page.standsFor ? `Stands for ${page.standsFor}` : page.address]
    .filter(Boolean)
    .join(' · ') || null;

function noteOf(kind: ReferenceKind, row: Row): string | null {
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

function warningOf(kind: ReferenceKind, { status, _status, alt, decorative }: Row): string | null {
  if (kind === 'media') return alt || decorative ? null : 'Nobody has said yet what this picture shows';
  if (_status === 'draft') return 'Not published yet: until then visitors see no link';
  if (kind === 'listing' && (status === 'draft' || status === 'withdrawn'))
    return `This listing is ${status === 'draft' ? 'a draft' : 'withdrawn'}: visitors see no link`;
  return null;
}
