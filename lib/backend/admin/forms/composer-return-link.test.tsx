// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ComposerReturnLink } from './composer-return-link';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);

it('ComposerReturnLink › stays in the toolbar of the form when the form is rendered again', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const renderForm = (form: string) => {
    container.innerHTML = `<dialog><div class="doc-controls"></div></dialog>
      <form id="${form}"><div class="doc-controls"></div></form>`;
  };
  const closestFormId = () => document.querySelector('.composer-return-link')?.closest('form, dialog')?.id;
  renderForm('first');
  root.render(<ComposerReturnLink from="/compose/en-GH" collection="offices" />);
  await expect.poll(closestFormId).toBe('first');
  renderForm('second');
  await expect.poll(closestFormId).toBe('second');
  expect(document.querySelectorAll('.composer-return-link')).toHaveLength(1);
  root.unmount();
});

it('ComposerReturnLink › explains where to publish records and pages', async () => {
  document.body.innerHTML = '<div class="doc-controls"></div><div id="root"></div>';
  const root = createRoot(document.querySelector('#root') ?? document.body);
  const linkText = () => document.querySelector('.composer-return-link')?.textContent;
  root.render(<ComposerReturnLink from="/compose/en-GH" collection="offices" />);
  await expect.poll(linkText).toContain('Publish your changes here');
  root.render(<ComposerReturnLink from="/compose/en-GH" collection="pages" />);
  await expect.poll(linkText).toContain('publish them with the page');
  root.unmount();
});
