'use client';

import { useState } from 'react';
import { paletteNames } from '@/schemas/palette';

const labelStyle = { display: 'block', marginBlockEnd: 8, fontWeight: 600 } as const;
const inputStyle = {
  padding: '8px 12px',
  minWidth: '20rem',
  color: 'var(--theme-text)',
  background: 'var(--theme-input-bg)',
  border: '1px solid var(--theme-elevation-400)',
} as const;

/** Form for the name and the colours of the network; submitting it creates the standard pages. */
export function CreateNetworkForm() {
  const [error, setError] = useState('');
  const [isSubmitting, setSubmitting] = useState(false);
  const submit = async (form: FormData) => {
    setSubmitting(true);
    setError('');
    const response = await fetch('/cms-api/pages/beginning', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: form.get('name'), palette: form.get('palette') }),
    }).catch(() => null);
    if (response?.ok) return window.location.reload();
    setSubmitting(false);
    setError(await formatError(response));
  };
  return (
    <form action={submit}>
      <label style={labelStyle} htmlFor="network-name">
        What is the name of your network?
      </label>
      <input
        id="network-name"
        name="name"
        required
        maxLength={60}
        style={inputStyle}
        aria-describedby="network-name-error"
      />
      <PaletteOptions />
      <p id="network-name-error" role="alert">
        {error}
      </p>
      <button type="submit" className="btn btn--style-primary btn--size-medium" disabled={isSubmitting}>
        {isSubmitting ? 'Creating pages …' : 'Create the standard pages'}
      </button>
    </form>
  );
}

/** The palette options with swatches. */
function PaletteOptions() {
  return (
    <fieldset className="palettes">
      <legend>Which colours go with your logo?</legend>
      {Object.entries(paletteNames).map(([palette, paletteName], index) => (
        <label key={palette}>
          <input type="radio" name="palette" value={palette} defaultChecked={index === 0} />
          <span aria-hidden data-swatch={palette}>
            Aa
          </span>
          <span>{paletteName}</span>
        </label>
      ))}
      <p>
        All are readable in light and dark mode. You can change the name, logo and colours later; an office
        can have its own.
      </p>
    </fieldset>
  );
}

async function formatError(response: Response | null): Promise<string> {
  if (!response) return 'The server is not responding: try again in a moment';
  const body: unknown = await response.json().catch(() => null);
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : null;
  const [first]: unknown[] = Array.isArray(errors) ? errors : [];
  return typeof first === 'object' && first !== null && 'message' in first
    ? String(first.message)
    : `The server answered ${response.status}`;
}
