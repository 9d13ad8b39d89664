'use client';

import { useId, useRef, useState } from 'react';
import type { OpeningDay } from '@/schemas/office';
import { isClosed, openDay, validateTime } from './opening-hours';
import { parseTime, parseClosingTime } from './read-clock';

type DayHoursRowProps = {
  day: OpeningDay;
  days: readonly OpeningDay[];
  isReadOnly: boolean;
  /** Errors of the server. */
  serverErrors: { opens?: string; closes?: string };
  onChange: (day: OpeningDay) => void;
};

/** Row of a day: a checkbox for closed, and two times that are normalised on blur. */
export function DayHoursRow({ day, days, isReadOnly, serverErrors, onChange }: DayHoursRowProps) {
  const name = day.day.charAt(0).toUpperCase() + day.day.slice(1);
  const lastOpenDay = useRef(day);
  const [wasBlurred, setWasBlurred] = useState({ opens: false, closes: false });
  const id = useId();
  const errorOf = (time: 'opens' | 'closes') => {
    const other = time === 'opens' ? 'closes' : 'opens';
    return wasBlurred[time] ? validateTime(time, day[time], day[other]) : (serverErrors[time] ?? null);
  };
  const errors = [...new Set([errorOf('opens'), errorOf('closes')])].filter((fault) => fault !== null);
  const toggleClosed = (shouldClose: boolean) => {
    if (shouldClose) lastOpenDay.current = day;
    setWasBlurred({ opens: false, closes: false });
    const reopened = isClosed(lastOpenDay.current) ? openDay(day, days) : lastOpenDay.current;
    onChange(shouldClose ? { ...day, opens: null, closes: null } : reopened);
  };
  const renderTimeInput = (which: 'opens' | 'closes') => (
    <td>
      <input
        type="text"
        aria-label={`${name} ${which}`}
        aria-invalid={errorOf(which) !== null}
        aria-describedby={errors.length > 0 ? id : undefined}
        placeholder={isClosed(day) ? 'Closed' : which === 'opens' ? '8:00' : '17:00'}
        disabled={isReadOnly}
        value={day[which] ?? ''}
        onChange={({ target }) => onChange({ ...day, [which]: target.value || null })}
        onBlur={() => {
          const parsed = which === 'closes' ? parseClosingTime(day.closes, day.opens) : parseTime(day.opens);
          if (parsed !== null && parsed !== day[which]) onChange({ ...day, [which]: parsed });
          setWasBlurred((previous) => ({ ...previous, [which]: day[which] !== null }));
        }}
      />
    </td>
  );
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <label>
          <input
            type="checkbox"
            aria-label={`${name} closed`}
            disabled={isReadOnly}
            checked={isClosed(day)}
            onChange={({ target }) => toggleClosed(target.checked)}
          />
          <span aria-hidden>closed</span>
        </label>
      </td>
      {renderTimeInput('opens')}
      {renderTimeInput('closes')}
      <td className="hours__fault" id={id} aria-live="polite">
        {errors.join('. ')}
      </td>
    </tr>
  );
}
