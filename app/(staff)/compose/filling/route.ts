import { z } from 'zod';
import { readComposed, staffRequest } from '@/lib/backend/composing/composed-record';
import { localOnly } from '@/lib/backend/local-only';
import { suppliedTo } from '@/lib/composer/canvas/supplied-to';
import { cutDocument } from '@/lib/document/cut-document';
import { openDocument } from '@/lib/document/operations/open-document';
import { fillingQuestionSchema } from '@/schemas/composing';
import { fillComposed } from './fill-composed';

/** More than the largest document, in bytes. */
const mostBytes = 2_000_000;

const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } });

/**
 * A page or section with its data, as the composer has its blocks: for staff who may see it. What its blocks show of records is what visitors
 * may see; nothing is stored.
 */
export const POST = localOnly(async (request: Request): Promise<Response> => {
  const req = await staffRequest(request.headers);
  if (!req) return refuse(401, 'Sign in first');
  if (Number(request.headers.get('content-length') ?? mostBytes + 1) > mostBytes)
    return refuse(413, `Send less: at most ${mostBytes / 1_000_000} MB`);
  const asked = fillingQuestionSchema.safeParse(await request.json().catch(() => null));
  if (!asked.success) return refuse(400, z.prettifyError(asked.error));
  const { collection, id, locale } = asked.data;
  const record = await readComposed(collection, id, Object.assign(req, { locale }));
  const draft = record && (await fillComposed(record, asked.data));
  if (!draft) return refuse(404, 'There is no such page, or it does not stand at this address');
  const { names, header, main, footer, references } = draft;
  const [pictures, paths, slugs] = [references.pictures, references.paths, references.slugs].map((table) => [
    ...table,
  ]);
  const supplied = suppliedTo(main, openDocument(cutDocument(asked.data.nodes)));
  const filling = { id: String(record.id), title: record.title, names, header, supplied, footer };
  return Response.json(
    { ...filling, references: { pictures, paths, slugs } },
    { headers: { 'cache-control': 'no-store' } },
  );
});
