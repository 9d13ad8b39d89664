import { parseLocalTime } from '@/lib/i18n/local-time';
import type { EventSession } from '@/schemas/event-session';

type CalendarEvent = {
  session: EventSession;
  /** The title of the event, and the address of its page. */
  title: string;
  url: string;
  /** Identifies the entry, so that importing it twice changes one entry. */
  uid: string;
  createdAt: Date;
};

const DEFAULT_DURATION_MS = 60 * 60 * 1000;
const MAX_LINE_BYTES = 75;

/** A calendar file (RFC 5545) with one event; null when its time is not known. */
export function renderCalendarFile({ session, title, url, uid, createdAt }: CalendarEvent): string | null {
  const starts = parseLocalTime(session.starts);
  if (!starts) return null;
  const written = parseLocalTime(session.ends);
  const ends = written && written > starts ? written : new Date(starts.getTime() + DEFAULT_DURATION_MS);
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Tessera//Events//EN', 'METHOD:PUBLISH', 'BEGIN:VEVENT'],
    ...[`UID:${uid}`, `DTSTAMP:${formatUtc(createdAt)}`],
    ...[`DTSTART:${formatUtc(starts)}`, `DTEND:${formatUtc(ends)}`],
    `SUMMARY:${escapeText(title)}`,
    ...(session.place ? [`LOCATION:${escapeText(session.place)}`] : []),
    ...[`URL:${url}`, 'END:VEVENT', 'END:VCALENDAR'],
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const formatUtc = (time: Date): string => time.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Lines have at most 75 bytes; a continued line starts with a space. */
function foldLine(line: string): string {
  const parts: string[] = [''];
  for (const character of line) {
    const last = parts.at(-1) ?? '';
    const isFull = Buffer.byteLength(last + character) > MAX_LINE_BYTES - (parts.length > 1 ? 1 : 0);
    if (isFull) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts.join('\r\n ');
}
