import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyInvalidation, monotonicNow } from '@/lib/page-store/page-state';
import { shareRecords, shareRecordsById } from './shared-records';

const template = (id: number) => ({
  ...{
    id,
    name: `Template ${id}`,
    layout: 'default' as const,
    scope: 'network' as const,
    slug: `template-${id}`,
  },
  ...{ updatedAt: '2026-01-01', createdAt: '2026-01-01' },
});
const context = { canReuseRecords: true };
const invalidate = (key: string) =>
  applyInvalidation({ invalidations: [{ key, at: monotonicNow() }], purged: [], everythingBefore: 0 });
beforeEach(() => invalidate('templates'));

describe('shareRecords', () => {
  it('reads a query once until a record of the collection changes', async () => {
    const read = vi.fn(async () => [template(1)]);
    const share = () => shareRecords(context, 'templates', 'all', read);
    expect(await share()).toEqual([template(1)]);
    expect(Object.isFrozen((await share())[0])).toBe(true);
    expect(read).toHaveBeenCalledTimes(1);
    invalidate('templates');
    await share();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('reads again when a record changes during the read', async () => {
    const read = vi.fn(async () => {
      invalidate('templates');
      return [template(1)];
    });
    for (const _ of [1, 2]) await shareRecords(context, 'templates', 'all', read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['listings', true],
    ['templates', false],
  ] as const)('shares no %s where records may be reused: %s', async (collection, canReuseRecords) => {
    const read = vi.fn(async () => []);
    for (const _ of [1, 2]) await shareRecords({ canReuseRecords }, collection, 'all', read);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('shareRecordsById', () => {
  it('reads only the records that are not shared yet, and each variant by itself', async () => {
    const reads: (readonly number[])[] = [];
    const share = (ids: number[], variant = '') =>
      shareRecordsById(context, 'templates', { ids, variant }, async (unread) => {
        reads.push(unread);
        return unread.map(template);
      });
    await share([1, 2]);
    expect((await share([2, 3])).map(({ id }) => id)).toEqual([2, 3]);
    await share([1, 2, 3]);
    await share([1], 'name');
    expect(reads).toEqual([[1, 2], [3], [1]]);
  });
});
