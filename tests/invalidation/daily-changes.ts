import type { CollectionSlug, Payload, Where } from 'payload';
import type { PublicCollection } from '@/schemas/dependency';
import type { Changed } from './changed-records';
import type { FieldChange } from './field-changes';

export type DailyChange = { label: string; collection: PublicCollection; doc: Changed; change: FieldChange };

/** Daily changes of staff, in other records than those of the field changes. */
export async function findDailyChanges(payload: Payload): Promise<DailyChange[]> {
  const active = { status: { equals: 'active' } };
  const newest = await findFirst(payload, 'listings', active, '-listed_at');
  const pictured = await findFirst(payload, 'listings', { ...active, images: { exists: true } }, 'id');
  const agent = await findFirst(payload, 'people', { slug: { equals: 'kojo-ebo-arthur' } }, 'id');
  const portrait = await findFirst(payload, 'media', { id: { equals: agent.avatar } }, 'id');
  const [cover] = [pictured.images].flat();
  const photo = await findFirst(payload, 'media', { id: { equals: cover } }, 'id');
  const post = await findFirst(payload, 'posts', { slug: { equals: 'how-to-read-a-listing' } }, 'id');
  const photoOfPost = await findFirst(payload, 'media', { id: { equals: post.image } }, 'id');
  const to = (status: string): FieldChange => ({ field: 'status', patches: [{ status }] });
  const longer: FieldChange = {
    field: 'body',
    patches: [{ body: `${post.body} ${'further '.repeat(400)}` }],
  };
  const altText: FieldChange = { field: 'alt', patches: [{ alt: 'Further' }] };
  return [
    {
      label: 'the newest listing is withdrawn',
      collection: 'listings',
      doc: newest,
      change: to('withdrawn'),
    },
    {
      label: 'the newest listing is under offer',
      collection: 'listings',
      doc: newest,
      change: to('under_offer'),
    },
    {
      label: 'an older listing is withdrawn',
      collection: 'listings',
      doc: pictured,
      change: to('withdrawn'),
    },
    {
      label: 'an older listing is under offer',
      collection: 'listings',
      doc: pictured,
      change: to('under_offer'),
    },
    { label: 'the words of its first picture', collection: 'media', doc: photo, change: altText },
    { label: 'the words of a portrait', collection: 'media', doc: portrait, change: altText },
    { label: 'a post takes longer to read', collection: 'posts', doc: post, change: longer },
    { label: 'the words of a post’s picture', collection: 'media', doc: photoOfPost, change: altText },
  ];
}

async function findFirst(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  sort: string,
): Promise<Changed> {
  const { docs } = await payload.find({ collection, where, sort, depth: 0, limit: 1 });
  const [doc] = docs;
  if (!doc) throw new Error(`The demonstration has no such record of ${collection}`);
  return { ...doc, id: Number(doc.id) };
}
