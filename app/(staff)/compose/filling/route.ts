import { z } from 'zod';
import { pageSources } from '@/adapters/page-sources';
import { parseStoredBlocks } from '@/adapters/sections/parse-stored-blocks';
import { isStaff } from '@/lib/backend/composing/is-staff';
import { localOnly } from '@/lib/backend/local-only';
import { suppliedTo } from '@/lib/composer/canvas/supplied-to';
import { openDocument } from '@/lib/document/operations/open-document';
import { fillDraft } from '@/lib/publish/fill-draft';
import { fillingQuestionSchema } from '@/schemas/composing';

/** More than the largest document, in bytes. */
const mostBytes = 2_000_000;

const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } });

/** The data of a page, as the composer has its blocks: for staff. Reads what visitors may see, and stores nothing. */
export const POST = localOnly(async (request: Request): Promise<Response> => {
  if (!(await isStaff(request.headers))) return refuse(401, 'Sign in first');
  if (Number(request.headers.get('content-length') ?? mostBytes + 1) > mostBytes)
    return refuse(413, `Send less: at most ${mostBytes / 1_000_000} MB`);
  const asked = fillingQuestionSchema.safeParse(await request.json().catch(() => null));
  if (!asked.success) return refuse(400, z.prettifyError(asked.error));
  const { locale, path, nodes } = asked.data;
  const blocks = nodes ? parseStoredBlocks(nodes, `draft of ${path}`, () => undefined) : undefined;
  const draft = await fillDraft(pageSources, { locale, path, blocks });
  if (!draft) return refuse(404, 'No page stands at this address');
  const { page, names, header, main, footer, references } = draft;
  const [pictures, paths, slugs] = [references.pictures, references.paths, references.slugs].map((table) => [
    ...table,
  ]);
  const supplied = suppliedTo(main, openDocument(nodes ?? page.blocks));
  const filling = { id: page.id, title: page.title, names, header, supplied, footer };
  return Response.json(
    { ...filling, references: { pictures, paths, slugs } },
    { headers: { 'cache-control': 'no-store' } },
  );
});
