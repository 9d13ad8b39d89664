'use client';

import { useId, useRef, useState } from 'react';
import type { OpeningDay } from '@/schemas/office';
import { isClosed, opened, timeFault } from './day-hours';
import { readClock, readClosing } from './read-clock';

type Shown = {
  day: OpeningDay;
  days: readonly OpeningDay[];
  isFixed: boolean;
  /** What the server says of its times. */
  told: { opens?: string; closes?: string };
  write: (day: OpeningDay) => void;
};

/** One day: a box for closed, and two times, which are put right once they are left. */
export function HoursOfDay({ day, days, isFixed, told, write }: Shown) {
  const name = day.day.charAt(0).toUpperCase() + day.day.slice(1);
  const before = useRef(day);
  const [left, setLeft] = useState({ opens: false, closes: false });
  const id = useId();
  const faultOf = (time: 'opens' | 'closes') => {
    const other = time === 'opens' ? 'closes' : 'opens';
    return left[time] ? timeFault(time, day[time], day[other]) : (told[time] ?? null);
  };
  const faults = [...new Set([faultOf('opens'), faultOf('closes')])].filter((fault) => fault !== null);
  const close = (isToClose: boolean) => {
    if (isToClose) before.current = day;
    setLeft({ opens: false, closes: false });
    const again = isClosed(before.current) ? opened(day, days) : before.current;
    write(isToClose ? { ...day, opens: null, closes: null } : again);
  };
  const time = (which: 'opens' | 'closes') => (
    <td>
      <input
        type="text"
        aria-label={`${name} ${which}`}
        aria-invalid={faultOf(which) !== null}
        aria-describedby={faults.length > 0 ? id : undefined}
        placeholder={isClosed(day) ? 'Closed' : which === 'opens' ? '8:00' : '17:00'}
        disabled={isFixed}
        value={day[which] ?? ''}
        onChange={({ target }) => write({ ...day, [which]: target.value || null })}
        onBlur={() => {
          const read = which === 'closes' ? readClosing(day.closes, day.opens) : readClock(day.opens);
          if (read !== null && read !== day[which]) write({ ...day, [which]: read });
          setLeft((were) => ({ ...were, [which]: day[which] !== null }));
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
            disabled={isFixed}
            checked={isClosed(day)}
            onChange={({ target }) => close(target.checked)}
          />
          <span aria-hidden>closed</span>
        </label>
      </td>
      {time('opens')}
      {time('closes')}
      <td className="hours__fault" id={id} aria-live="polite">
        {faults.join('. ')}
      </td>
    </tr>
  );
}
