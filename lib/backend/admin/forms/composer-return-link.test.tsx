// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ComposerReturnLink } from './composer-return-link';

it('ComposerReturnLink › stays in the toolbar of the form when the form is rendered again', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const renderForm = (form: string) => {
    container.innerHTML = `<dialog><div class="doc-controls"></div></dialog>
      <form id="${form}"><div class="doc-controls"></div></form>`;
  };
  const closestFormId = () => document.querySelector('.composer-return-link')?.closest('form, dialog')?.id;
  renderForm('first');
  render(<ComposerReturnLink from="/compose/en-GH" collection="offices" />);
  await waitFor(() => expect(closestFormId()).toBe('first'));
  renderForm('second');
  await waitFor(() => expect(closestFormId()).toBe('second'));
  expect(document.querySelectorAll('.composer-return-link')).toHaveLength(1);
});

it('ComposerReturnLink › explains where to publish records and pages', async () => {
  document.body.innerHTML = '<div class="doc-controls"></div>';
  const linkText = () => document.querySelector('.composer-return-link')?.textContent;
  const { rerender } = render(<ComposerReturnLink from="/compose/en-GH" collection="offices" />);
  await waitFor(() => expect(linkText()).toContain('Publish your changes here'));
  rerender(<ComposerReturnLink from="/compose/en-GH" collection="pages" />);
  await waitFor(() => expect(linkText()).toContain('publish them with the page'));
});
