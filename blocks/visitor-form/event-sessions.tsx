import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { dotSeparator } from '@/lib/i18n/dot-separator';
import { formatEventTimes } from '@/lib/i18n/local-time';
import type { EventSession } from '@/schemas/event-session';

type EventSessionsProps = { sessions: readonly EventSession[]; page: PageContext };

/** Date, hours, place and seats of each session of an event. Nothing when no time is known. */
export function EventSessions({ sessions, page }: EventSessionsProps): ReactElement | null {
  const timed = sessions.flatMap((session) => {
    const times = formatEventTimes(session, page.locale);
    return times ? [{ ...session, ...times }] : [];
  });
  if (timed.length === 0) return null;
  return (
    <ul className="mb-8 flex flex-col gap-4">
      {timed.map(({ name, starts, day, hours, place, seats }) => (
        <li key={name} className="border-l-2 border-accent pl-6">
          <p className="font-semibold">
            <time dateTime={starts.replace(' ', 'T')}>
              {day}, {hours}
            </time>
          </p>
          <p className="text-small text-text-muted">
            {[place, seats === undefined ? '' : page.t('event.seats', { seats })]
              .filter(Boolean)
              .join(dotSeparator)}
          </p>
        </li>
      ))}
    </ul>
  );
}
