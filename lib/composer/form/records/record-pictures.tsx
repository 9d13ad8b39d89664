'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { PicturedKind } from '@/schemas/bindings/supplied-pictures';
import type { FoundForms } from '@/schemas/composing/records';
import { kindNames } from '@/schemas/kind-names';
import { NewTabLink } from './link-beside';
import { adminFormUrl } from './admin-links';
import { Thumbnail } from './thumbnail';
import { fetchRecordForms, isFormOfRecord } from './find-forms';
import { isSamePicture } from './is-same-picture';
import type { RecordPicture } from './pictures-of-records';

type RecordPicturesProps = {
  kind: PicturedKind;
  pictures: readonly RecordPicture[];
  /** URL of the picture that was pressed on the page. */
  pressedSrc: string | null;
  locale: string;
};

const kindTexts: Readonly<Record<PicturedKind, { noun: string; field: string }>> = {
  office: { noun: kindNames.office, field: 'image' },
  // Also used for people who are not agents.
  agent: { noun: 'person', field: 'avatar' },
  listing: { noun: kindNames.listing, field: 'images' },
  post: { noun: kindNames.post, field: 'image' },
};

/** Longer lists are collapsed initially. */
const MAX_EXPANDED_PICTURES = 2;

/** The pictures of records that a block shows, each with a link to the form where it is changed. */
export function RecordPictures(props: RecordPicturesProps): ReactElement | null {
  const { kind, pictures, pressedSrc } = props;
  const isPressed =
    pressedSrc !== null && pictures.some(({ src }) => src !== null && isSamePicture(src, pressedSrc));
  const [isOpen, setOpen] = useState(pictures.length <= MAX_EXPANDED_PICTURES);
  const forms = useRecordForms(kind, pictures, isOpen || isPressed);
  if (pictures.length === 0) return null;
  return (
    <details
      className="mb-4 rounded-md bg-surface-sunken p-3"
      open={isOpen || isPressed}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer font-medium">
        <span>{pictures.length === 1 ? 'Its picture' : `Its ${pictures.length} pictures`}</span>
        {pictures.length > MAX_EXPANDED_PICTURES && (
          <span className="text-label text-text-muted"> · where each is changed</span>
        )}
      </summary>
      <p className="my-2 text-label text-text-muted">
        {pictures.length === 1
          ? `It belongs to the ${kindTexts[kind].noun}, and is the same wherever that is shown.`
          : `Each belongs to its ${kindTexts[kind].noun}, and is the same wherever that is shown.`}
      </p>
      <ul className="grid gap-2">
        {[...pictures.entries()].map(([at, picture]) => (
          <PictureRow key={at} {...props} picture={picture} forms={forms} />
        ))}
      </ul>
    </details>
  );
}

type PictureRowProps = RecordPicturesProps & { picture: RecordPicture; forms: RecordFormsState };

function PictureRow({ kind, picture, pressedSrc, locale, forms }: PictureRowProps): ReactElement {
  const { name, src, key } = picture;
  const row = useRef<HTMLLIElement>(null);
  const isPressed = pressedSrc !== null && src !== null && isSamePicture(src, pressedSrc);
  useEffect(() => {
    if (isPressed) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isPressed]);
  const form = key && typeof forms === 'object' ? forms.forms.find((one) => isFormOfRecord(one, key)) : undefined;
  return (
    <li ref={row} className="chosen" aria-current={isPressed || undefined}>
      <Thumbnail src={src} />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        <span className="block text-label text-text-muted">
          {form?.mayChange && typeof forms === 'object' ? (
            <NewTabLink
              isButton
              href={adminFormUrl({
                ...{ collection: forms.collection, id: form.id },
                ...{ field: kindTexts[kind].field, locale },
              })}
            >
              {src === null ? 'Give it a picture' : 'Replace the picture'}
              <span className="sr-only"> of {name}</span>
            </NewTabLink>
          ) : (
            explainMissingLink({ forms, hasKey: key !== null, isVisible: form !== undefined, noun: kindTexts[kind].noun })
          )}
        </span>
      </span>
    </li>
  );
}

type LinkState = { forms: RecordFormsState; hasKey: boolean; isVisible: boolean; noun: string };

function explainMissingLink({ forms, hasKey, isVisible, noun }: LinkState): string {
  if (!hasKey) return `Look for this ${noun} by name in the CMS: the page does not say whose form it is`;
  if (forms === 'loading') return '…';
  if (forms === 'unknown') return 'Whose it is cannot be told just now';
  return isVisible
    ? 'Only the network’s staff may change it'
    : `This ${noun} is another office’s: its own staff change the picture, or the network’s`;
}

type RecordFormsState = FoundForms | 'loading' | 'unknown';

/** Loads the forms once the list is expanded. */
function useRecordForms(kind: PicturedKind, pictures: readonly RecordPicture[], isEnabled: boolean): RecordFormsState {
  const [forms, setForms] = useState<RecordFormsState>('loading');
  useEffect(() => {
    if (!isEnabled || pictures.length === 0) return;
    const controller = new AbortController();
    fetchRecordForms(kind, pictures, controller.signal).then(setForms, () => {
      if (!controller.signal.aborted) setForms('unknown');
    });
    return () => controller.abort();
  }, [kind, pictures, isEnabled]);
  return forms;
}
