import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type LeadInbox, startLeadInbox } from './support/lead-inbox';

let inbox: LeadInbox;
beforeAll(async () => {
  inbox = await startLeadInbox();
  await inbox.backend.payload.update({
    collection: 'offices',
    id: inbox.network.own,
    data: { public_email: 'osu@example.com', owner: { name: 'Ama Mensah', email: 'ama@example.com' } },
  });
});
afterAll(() => inbox?.backend.stop());
beforeEach(() => inbox.clear());

// Monday 30 November 2026; the office has no opening hours of its own, so it works from 8 to 5.
const due = '2026-11-30T10:00:00.000Z';
const escalateAt = async (time: string) => {
  const { escalateLeads } = await import('@/lib/backend/leads/escalate-leads');
  return escalateLeads(inbox.backend.payload, new Date(time));
};
const mails = () => inbox.rows(sql`select id, recipient from mail_queue order by id`);
const mailTexts = async () =>
  z
    .array(z.object({ text: z.string() }))
    .parse(await inbox.rows(sql`select text from mail_queue order by id`));
const overdue = (more: object = {}) =>
  inbox.createLead('own', { routed_by: 'nearest', due_at: due, ...more });

describe('an unanswered lead', () => {
  test('is escalated to the office manager, and a working day later to the network', async () => {
    const { id } = await overdue();
    expect(await escalateAt('2026-11-30T09:59:00Z')).toBe(0);
    expect(await escalateAt('2026-11-30T10:00:00Z')).toBe(1);
    expect(await mails()).toEqual([{ id: `lead-${id}-escalation-manager`, recipient: 'ama@example.com' }]);
    expect(await inbox.findLead(id)).toMatchObject({
      ...{ escalated_to: 'manager', due_at: due, next_reminder_at: '2026-12-01T10:00:00.000Z' },
    });
    expect(await escalateAt('2026-12-01T09:59:00Z')).toBe(0);
    expect(await escalateAt('2026-12-01T10:00:00Z')).toBe(1);
    expect(await mails()).toMatchObject([
      { id: `lead-${id}-escalation-manager` },
      { id: `lead-${id}-escalation-network`, recipient: 'network-admin@example.com' },
    ]);
    expect(await inbox.findLead(id)).toMatchObject({ escalated_to: 'network', due_at: due });
    const [toManager, toNetwork] = await mailTexts();
    for (const mail of [toManager, toNetwork])
      expect(mail?.text).toContain('the answer was due by Monday, 30 November at 10:00');
    expect(toManager?.text).toContain('If it stays unanswered for another working day');
    expect(toNetwork?.text).toContain('The office and its manager have not answered.');
    expect(await escalateAt('2027-02-01T10:00:00Z')).toBe(0);
  });

  test('of the network is escalated to the network at once', async () => {
    const { id } = await inbox.createLead('network', { routed_by: 'network', due_at: due });
    expect(await escalateAt('2026-11-30T10:00:00Z')).toBe(1);
    expect(await mails()).toMatchObject([{ id: `lead-${id}-escalation-network` }]);
    const [mail] = await mailTexts();
    expect(mail?.text).toContain('No office handles this request: the network answers it.');
    expect(mail?.text).not.toContain('manager');
  });

  test('is escalated once although two instances run', async () => {
    await overdue();
    const counts = await Promise.all([
      escalateAt('2026-11-30T10:00:00Z'),
      escalateAt('2026-11-30T10:00:00Z'),
    ]);
    expect(counts.sort()).toEqual([0, 1]);
    expect(await mails()).toHaveLength(1);
  });

  test.each([
    ['answered', { state: 'answered', answered_at: '2026-11-30T09:00:00.000Z' }],
    ['closed', { state: 'closed' }],
    ['suspected spam', { suspected: true }],
    ['without a due time', { due_at: null }],
  ])('that is %s is not escalated', async (_name, more) => {
    await overdue(more);
    expect(await escalateAt('2026-12-30T10:00:00Z')).toBe(0);
    expect(await mails()).toEqual([]);
  });
});
