'use client';

import { FieldDescription, FieldError, useField } from '@payloadcms/ui';
import type { ArrayFieldClientComponent } from 'payload';
import { useId, useRef, useState } from 'react';
import type { OpeningDay } from '@/schemas/office';
import { copyMonday, isClosed, openDay, parseClosingTime, parseTime, validateTime } from './opening-hours';
import { useOpeningHours } from './use-opening-hours';

type DayHoursRowProps = {
  day: OpeningDay;
  days: readonly OpeningDay[];
  isReadOnly: boolean;
  /** Errors of the server. */
  serverErrors: { opens?: string; closes?: string };
  onChange: (day: OpeningDay) => void;
};

/** Row of a day: a checkbox for closed, and two times that are normalised on blur. */
function DayHoursRow({ day, days, isReadOnly, serverErrors, onChange }: DayHoursRowProps) {
  const name = day.day.charAt(0).toUpperCase() + day.day.slice(1);
  const lastOpenDay = useRef(day);
  const [wasBlurred, setWasBlurred] = useState({ opens: false, closes: false });
  const id = useId();
  const errorOf = (time: 'opens' | 'closes') => {
    const otherTime = time === 'opens' ? 'closes' : 'opens';
    return wasBlurred[time] ? validateTime(time, day[time], day[otherTime]) : (serverErrors[time] ?? null);
  };
  const errors = [...new Set([errorOf('opens'), errorOf('closes')])].filter((fault) => fault !== null);
  const toggleClosed = (shouldClose: boolean) => {
    if (shouldClose) lastOpenDay.current = day;
    setWasBlurred({ opens: false, closes: false });
    const reopened = isClosed(lastOpenDay.current) ? openDay(day, days) : lastOpenDay.current;
    onChange(shouldClose ? { ...day, opens: null, closes: null } : reopened);
  };
  const renderTimeInput = (time: 'opens' | 'closes') => (
    <td>
      <input
        type="text"
        aria-label={`${name} ${time}`}
        aria-invalid={errorOf(time) !== null}
        aria-describedby={errors.length > 0 ? id : undefined}
        placeholder={isClosed(day) ? 'Closed' : time === 'opens' ? '8:00' : '17:00'}
        disabled={isReadOnly}
        value={day[time] ?? ''}
        onChange={({ target }) => onChange({ ...day, [time]: target.value || null })}
        onBlur={() => {
          const parsed = time === 'closes' ? parseClosingTime(day.closes, day.opens) : parseTime(day.opens);
          if (parsed !== null && parsed !== day[time]) onChange({ ...day, [time]: parsed });
          setWasBlurred((previous) => ({ ...previous, [time]: day[time] !== null }));
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
      <td className="hours__error" id={id} aria-live="polite">
        {errors.join('. ')}
      </td>
    </tr>
  );
}

const copiedMessages = {
  weekdays: 'Monday’s hours copied to Tuesday to Friday',
  all: 'Monday’s hours copied to every day',
};

/**
 * Opening hours of a week: all seven days, a checkbox for closed days, and buttons that copy the hours of
 * Monday.
 */
export const HoursInput: ArrayFieldClientComponent = ({ field, path, readOnly, schemaPath }) => {
  const { showError, errorMessage, disabled } = useField({ path });
  const { days, errorsByDay, writeDays } = useOpeningHours(path, schemaPath ?? path);
  const [statusMessage, setStatusMessage] = useState('');
  const isReadOnly = readOnly || disabled;
  const copyFromMonday = (range: 'weekdays' | 'all') => {
    writeDays(copyMonday(days, range));
    setStatusMessage(copiedMessages[range]);
  };
  return (
    <div className="field-type hours">
      <table>
        <caption>{typeof field.label === 'string' ? field.label : ''}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Closed</th>
            <th scope="col">Opens</th>
            <th scope="col">Closes</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <DayHoursRow
              {...{ day, days, isReadOnly }}
              key={day.day}
              serverErrors={errorsByDay.get(day.day) ?? {}}
              onChange={(change) => {
                writeDays([change]);
                setStatusMessage('');
              }}
            />
          ))}
        </tbody>
      </table>
      <FieldError path={path} showError={showError} message={errorMessage ?? ''} />
      <div className="hours__copy">
        <CopyButton
          label="Copy Monday to weekdays"
          isReadOnly={isReadOnly}
          onPress={() => copyFromMonday('weekdays')}
        />
        <CopyButton
          label="Copy Monday to all days"
          isReadOnly={isReadOnly}
          onPress={() => copyFromMonday('all')}
        />
        <span role="status">{statusMessage}</span>
      </div>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
};

type CopyButtonProps = { label: string; isReadOnly: boolean; onPress: () => void };

const CopyButton = ({ label, isReadOnly, onPress }: CopyButtonProps) => (
  <button
    type="button"
    className="btn btn--style-secondary btn--size-small"
    disabled={isReadOnly}
    onClick={onPress}
  >
    {label}
  </button>
);
