'use client';

import { FieldDescription, FieldError, useField } from '@payloadcms/ui';
import type { ArrayFieldClientComponent } from 'payload';
import { useState } from 'react';
import { asMonday } from './day-hours';
import { HoursOfDay } from './hours-of-day';
import { useWeek } from './use-week';

const filled = { weekdays: 'Tuesday to Friday are as Monday now', all: 'Every day is as Monday now' };

/** The opening hours of a week: all seven days in sight, a press for a closed one, a press to have the others as Monday is. */
export const HoursInput: ArrayFieldClientComponent = ({ field, path, readOnly, schemaPath }) => {
  const { showError, errorMessage, disabled } = useField({ path });
  const { days, told, write } = useWeek(path, schemaPath ?? path);
  const [done, setDone] = useState('');
  const isFixed = readOnly || disabled;
  const fill = (reach: 'weekdays' | 'all') => {
    write(asMonday(days, reach));
    setDone(filled[reach]);
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
            <HoursOfDay
              {...{ day, days, isFixed }}
              key={day.day}
              told={told.get(day.day) ?? {}}
              write={(change) => {
                write([change]);
                setDone('');
              }}
            />
          ))}
        </tbody>
      </table>
      <FieldError path={path} showError={showError} message={errorMessage ?? ''} />
      <div className="hours__fill">
        <Fill words="Monday to Friday all as Monday" isFixed={isFixed} onPress={() => fill('weekdays')} />
        <Fill words="All seven days as Monday" isFixed={isFixed} onPress={() => fill('all')} />
        <span role="status">{done}</span>
      </div>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
};

type Press = { words: string; isFixed: boolean; onPress: () => void };

const Fill = ({ words, isFixed, onPress }: Press) => (
  <button
    type="button"
    className="btn btn--style-secondary btn--size-small"
    disabled={isFixed}
    onClick={onPress}
  >
    {words}
  </button>
);
