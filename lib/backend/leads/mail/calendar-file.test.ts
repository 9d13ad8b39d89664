import { expect, test } from 'vitest';
import { renderCalendarFile } from './calendar-file';

const session = {
  ...{ name: '6 February', starts: '2027-02-06 09:00', ends: '2027-02-06 11:00' },
  ...{ place: 'Osu office; Cantonments Road, Accra', seats: 30 },
};
const event = {
  ...{ session, title: 'Owners’ morning', url: 'https://meridian.example/en-GH/owners-morning' },
  ...{ uid: 'lead-7@meridian.example', createdAt: new Date('2026-11-28T10:00:00Z') },
};

test('calendar file › has the times in UTC, the place and the title', () => {
  expect(renderCalendarFile(event)?.split('\r\n')).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Tessera//Events//EN', 'METHOD:PUBLISH', 'BEGIN:VEVENT'],
    ...['UID:lead-7@meridian.example', 'DTSTAMP:20261128T100000Z'],
    ...['DTSTART:20270206T090000Z', 'DTEND:20270206T110000Z', 'SUMMARY:Owners’ morning'],
    'LOCATION:Osu office\\; Cantonments Road\\, Accra',
    ...['URL:https://meridian.example/en-GH/owners-morning', 'END:VEVENT', 'END:VCALENDAR', ''],
  ]);
});

test('calendar file › lines have at most 75 bytes and are restored by unfolding', () => {
  const title = 'ɔ'.repeat(120);
  const text = renderCalendarFile({ ...event, title }) ?? '';
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

test('calendar file › there is none without a time; an hour without an end', () => {
  expect(renderCalendarFile({ ...event, session: { ...session, starts: '' } })).toBeNull();
  const open = renderCalendarFile({ ...event, session: { ...session, ends: '' } });
  expect(open).toContain('DTEND:20270206T100000Z');
});
