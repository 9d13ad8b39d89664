'use client';

import { useState } from 'react';
import { paletteNames } from '@/schemas/palette';

const label = { display: 'block', marginBlockEnd: 8, fontWeight: 600 } as const;
const input = {
  padding: '8px 12px',
  minWidth: '20rem',
  color: 'var(--theme-text)',
  background: 'var(--theme-input-bg)',
  border: '1px solid var(--theme-elevation-400)',
} as const;

/** Asks what the network is called and how it looks, and makes its standard pages. */
export function BeginForm() {
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const begin = async (form: FormData) => {
    setBusy(true);
    setFault('');
    const answer = await fetch('/cms-api/pages/beginning', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: form.get('name'), palette: form.get('palette') }),
    }).catch(() => null);
    if (answer?.ok) return window.location.reload();
    setBusy(false);
    setFault(await tellFault(answer));
  };
  return (
    <form action={begin}>
      <label style={label} htmlFor="network-name">
        What is your network called?
      </label>
      <input
        id="network-name"
        name="name"
        required
        maxLength={60}
        style={input}
        aria-describedby="network-name-fault"
      />
      <Palettes />
      <p id="network-name-fault" role="alert">
        {fault}
      </p>
      <button type="submit" className="btn btn--style-primary btn--size-medium" disabled={isBusy}>
        {isBusy ? 'Making the pages …' : 'Make the standard pages'}
      </button>
    </form>
  );
}

/** The colours that go with a logo. */
function Palettes() {
  return (
    <fieldset className="palettes">
      <legend>Which colours go with your logo?</legend>
      {Object.entries(paletteNames).map(([palette, words], at) => (
        <label key={palette}>
          <input type="radio" name="palette" value={palette} defaultChecked={at === 0} />
          <span aria-hidden data-swatch={palette}>
            Aa
          </span>
          <span>{words}</span>
        </label>
      ))}
      <p>
        Words can be read in each, light and dark. Name, logo and colours are changed later from this screen,
        in the header of the website; an office may have its own.
      </p>
    </fieldset>
  );
}

async function tellFault(answer: Response | null): Promise<string> {
  if (!answer) return 'The server does not answer just now: try again in a moment';
  const body: unknown = await answer.json().catch(() => null);
  const told = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : null;
  const [first]: unknown[] = Array.isArray(told) ? told : [];
  return typeof first === 'object' && first !== null && 'message' in first
    ? String(first.message)
    : `The server answered ${answer.status}`;
}
