'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { composedSchema } from '@/schemas/composing/composed';
import { payloadSelectors } from '../screens/payload-selectors';
import { watchScreen } from '../screens/watch-screen';

const ofRecord = 'Publish what you change here, and go back: the page in the composer shows it.';
/** It saves itself, and what is in its blocks is seen in the composer alone. */
const ofPage = 'What you change here is kept in the draft. Go back, and publish it there with the page.';

type Props = {
  /** The page of the composer that led to the form. */
  from: string;
  collection: string | undefined;
};

/** The way back to the composer, in the bar of the form that it led to: there it lies over no field, and drawers over it. */
export function WayToComposer({ from, collection }: Props) {
  const [bar, setBar] = useState<Element | null>(null);
  useEffect(() => watchScreen(() => setBar(findBar())), []);
  return (
    bar &&
    createPortal(
      <p className="way-to-composer" role="status">
        {composedSchema.safeParse(collection).success ? ofPage : ofRecord}{' '}
        <button type="button" onClick={() => goBack(from)}>
          Back to the page
        </button>
      </p>,
      bar,
    )
  );
}

/** That of the form, not of one in a drawer. */
const findBar = (): Element | null =>
  [...document.querySelectorAll(payloadSelectors.documentBar)].find((bar) => !bar.closest('dialog')) ?? null;

/** To the tab that led here, which shows again once this one is closed; where a browser does not close it, here. */
function goBack(from: string): void {
  window.close();
  if (!window.closed) window.location.assign(from);
}
