'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { PicturedKind } from '@/schemas/bindings/supplied-pictures';
import type { FoundForms } from '@/schemas/composing/records';
import { kindNames } from '@/schemas/kind-names';
import { LinkBeside } from '../page/link-beside';
import { formAddress } from '../records/form-address';
import { Thumbnail } from '../records/thumbnail';
import { findForms, isForm } from './find-forms';
import { isSamePicture } from './is-same-picture';
import type { RecordPicture } from './pictures-of-records';

type RecordPicturesProps = {
  kind: PicturedKind;
  pictures: readonly RecordPicture[];
  /** The address of the one that was pressed on the page. */
  pressed: string | null;
  locale: string;
};

const words: Readonly<Record<PicturedKind, { one: string; field: string }>> = {
  office: { one: kindNames.office, field: 'image' },
  // Also of people who are no agents.
  agent: { one: 'person', field: 'avatar' },
  listing: { one: kindNames.listing, field: 'images' },
  post: { one: kindNames.post, field: 'image' },
};

/** So many are in sight at once; more are unfolded. */
const mostShown = 2;

/** The pictures that a block shows of records, each with the way to where it is changed. */
export function RecordPictures(props: RecordPicturesProps): ReactElement | null {
  const { kind, pictures, pressed } = props;
  const isPressed =
    pressed !== null && pictures.some(({ src }) => src !== null && isSamePicture(src, pressed));
  const [isOpen, setOpen] = useState(pictures.length <= mostShown);
  const forms = useForms(kind, pictures, isOpen || isPressed);
  if (pictures.length === 0) return null;
  return (
    <details
      className="mb-4 rounded-md bg-surface-sunken p-3"
      open={isOpen || isPressed}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer font-medium">
        <span>{pictures.length === 1 ? 'Its picture' : `Its ${pictures.length} pictures`}</span>
        {pictures.length > mostShown && (
          <span className="text-label text-text-muted"> · where each is changed</span>
        )}
      </summary>
      <p className="my-2 text-label text-text-muted">
        {pictures.length === 1
          ? `It belongs to the ${words[kind].one}, and is the same wherever that is shown.`
          : `Each belongs to its ${words[kind].one}, and is the same wherever that is shown.`}
      </p>
      <ul className="grid gap-2">
        {[...pictures.entries()].map(([at, picture]) => (
          <Row key={at} {...props} picture={picture} forms={forms} />
        ))}
      </ul>
    </details>
  );
}

type RowProps = RecordPicturesProps & { picture: RecordPicture; forms: Asked };

function Row({ kind, picture, pressed, locale, forms }: RowProps): ReactElement {
  const { name, src, key } = picture;
  const row = useRef<HTMLLIElement>(null);
  const isPressed = pressed !== null && src !== null && isSamePicture(src, pressed);
  useEffect(() => {
    if (isPressed) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isPressed]);
  const form = key && typeof forms === 'object' ? forms.forms.find((one) => isForm(one, key)) : undefined;
  return (
    <li ref={row} className="chosen" aria-current={isPressed || undefined}>
      <Thumbnail src={src} />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        <span className="block text-label text-text-muted">
          {form?.mayChange && typeof forms === 'object' ? (
            <LinkBeside
              isButton
              href={formAddress({
                ...{ collection: forms.collection, id: form.id },
                ...{ field: words[kind].field, locale },
              })}
            >
              {src === null ? 'Give it a picture' : 'Replace the picture'}
              <span className="sr-only"> of {name}</span>
            </LinkBeside>
          ) : (
            tellWhyNot({ forms, isKnown: key !== null, isSeen: form !== undefined, one: words[kind].one })
          )}
        </span>
      </span>
    </li>
  );
}

type Seen = { forms: Asked; isKnown: boolean; isSeen: boolean; one: string };

function tellWhyNot({ forms, isKnown, isSeen, one }: Seen): string {
  if (!isKnown) return `Look for this ${one} by name in the CMS: the page does not say whose form it is`;
  if (forms === 'asking') return '…';
  if (forms === 'unknown') return 'Whose it is cannot be told just now';
  return isSeen
    ? 'Only the network’s staff may change it'
    : `This ${one} is another office’s: its own staff change the picture, or the network’s`;
}

type Asked = FoundForms | 'asking' | 'unknown';

/** Asked for once they are in sight. */
function useForms(kind: PicturedKind, pictures: readonly RecordPicture[], isWanted: boolean): Asked {
  const [asked, setAsked] = useState<Asked>('asking');
  useEffect(() => {
    if (!isWanted || pictures.length === 0) return;
    const breaking = new AbortController();
    findForms(kind, pictures, breaking.signal).then(setAsked, () => {
      if (!breaking.signal.aborted) setAsked('unknown');
    });
    return () => breaking.abort();
  }, [kind, pictures, isWanted]);
  return asked;
}
