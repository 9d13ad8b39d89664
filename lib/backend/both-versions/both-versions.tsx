'use client';

import { Button, useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { savedSince } from '@/schemas/late-write';
import type { Stored } from './conflicts';
import { DifferenceRow } from './difference-row';
import { shownFields } from './shown-fields';
import { useBothVersions } from './use-both-versions';
import { useOwnFocus } from './use-own-focus';
import './both-versions.css';

type Props = { stored: Stored; onClose: () => void };

/** Stands over the lower part of a form that could not be saved: who has stored what meanwhile, and how to go on. */
export function BothVersions({ stored, onClose }: Props) {
  const panel = useOwnFocus();
  const { user } = useAuth();
  const { collectionSlug = '' } = useDocumentInfo();
  const { fields = [] } = useConfig().getEntityConfig({ collectionSlug }) ?? {};
  const { differences, isTogether, bringIn } = useBothVersions(stored);
  const both = differences.filter(({ isYours }) => isYours);
  const rows = shownFields(fields).flatMap(({ name, ...shown }) =>
    (isTogether ? both : differences)
      .filter(({ field }) => field === name)
      .map((difference) => <DifferenceRow key={name} {...shown} {...difference} />),
  );
  return (
    <section
      ref={panel}
      className="both-versions"
      role="dialog"
      aria-label="Two versions of this document"
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div role="alert">
        <h2>
          {whoSaved(stored.by, user?.name)} ({format.format(new Date(stored.at))})
        </h2>
        <p>What you typed is not stored yet, and not lost: it still stands in the form.</p>
      </div>
      <p>{isTogether ? howToSave(both.length) : howToGoOn(both.length)}</p>
      <div className="both-versions__buttons">
        {!isTogether && (
          <Button size="small" margin={false} onClick={() => void bringIn()}>
            Bring in the other version
          </Button>
        )}
        <Button size="small" margin={false} buttonStyle="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">In your form</th>
              <th scope="col">Stored now</th>
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </table>
      )}
    </section>
  );
}

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

const whoSaved = (by: string | null, own: unknown): string =>
  by !== null && by === own
    ? 'You have saved this in another tab since you opened it here'
    : `${savedSince(by)} you opened it`;

const howToGoOn = (both: number): string =>
  `Compare the two below, then press “Bring in the other version”: it fills in what was changed there${
    both > 0 ? ', keeps your words where you typed,' : ''
  } and lets you save.`;

const howToSave = (both: number): string =>
  both > 0
    ? 'Both versions are in the form now. Where both say something, the form holds yours: copy what you want to keep of the other from below. Then save.'
    : 'The other version is in the form now. Look it over, then go on and save.';
