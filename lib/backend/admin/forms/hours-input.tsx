'use client';

import { FieldDescription, FieldError, useField } from '@payloadcms/ui';
import type { ArrayFieldClientComponent } from 'payload';
import { useState } from 'react';
import { copyMonday } from './opening-hours';
import { DayHoursRow } from './hours-of-day';
import { useOpeningHours } from './use-opening-hours';

const copiedMessages = { weekdays: 'Tuesday to Friday are as Monday now', all: 'Every day is as Monday now' };

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
      <div className="hours__fill">
        <CopyButton label="Monday to Friday all as Monday" isReadOnly={isReadOnly} onPress={() => copyFromMonday('weekdays')} />
        <CopyButton label="All seven days as Monday" isReadOnly={isReadOnly} onPress={() => copyFromMonday('all')} />
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
