// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { WayToComposer } from './way-to-composer';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);

it('the way back stands in the bar of the form itself, also of one that comes in its place', async () => {
  const drawn = document.body.appendChild(document.createElement('div'));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const draw = (form: string) => {
    drawn.innerHTML = `<dialog><div class="doc-controls"></div></dialog>
      <form id="${form}"><div class="doc-controls"></div></form>`;
  };
  const formAround = () => document.querySelector('.way-to-composer')?.closest('form, dialog')?.id;
  draw('first');
  root.render(<WayToComposer from="/compose/en-GH" collection="offices" />);
  await expect.poll(formAround).toBe('first');
  draw('second');
  await expect.poll(formAround).toBe('second');
  expect(document.querySelectorAll('.way-to-composer')).toHaveLength(1);
  root.unmount();
});

it('says of a record that it is published here, and of a page that it is published there', async () => {
  document.body.innerHTML = '<div class="doc-controls"></div><div id="root"></div>';
  const root = createRoot(document.querySelector('#root') ?? document.body);
  const words = () => document.querySelector('.way-to-composer')?.textContent;
  root.render(<WayToComposer from="/compose/en-GH" collection="offices" />);
  await expect.poll(words).toContain('Publish what you change here');
  root.render(<WayToComposer from="/compose/en-GH" collection="pages" />);
  await expect.poll(words).toContain('publish it there with the page');
  root.unmount();
});
