// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { observeDocument } from '../../platform/admin-ui/observe-document';
import { labelControls } from './control-labels';

const render = (html: string) => {
  document.body.innerHTML = html;
  labelControls();
};
const labelOf = (control: string) => document.querySelector(control)?.getAttribute('aria-label');

const list = `<div class="react-select"><input role="combobox"></div>`;

afterEach(() => document.body.replaceChildren());

it('labelControls › labels a select with the text of its field label, without the required mark', () => {
  render(
    `<div class="field-type"><label class="field-label">Region<span class="required">*</span></label>${list}</div>`,
  );
  expect(labelOf('input')).toBe('Region');
});

it('labelControls › labels row checkboxes with the record, and array actions with the entry', () => {
  render(`<table><tr><td class="cell-_select"><div class="select-row"><input type="checkbox" aria-label=""></div></td>
    <td><a href="/7">Cold store</a></td></tr></table>
    <div class="collapsible"><div class="collapsible__drag" role="button"></div>
    <div class="collapsible__header-wrap">About us</div><button class="array-actions__button"></button></div>`);
  expect(labelOf('input')).toBe('Select Cold store');
  expect(labelOf('.array-actions__button')).toBe('More actions for About us');
  expect(labelOf('.collapsible__drag')).toBe('Move About us');
});

it('labelControls › labels picture actions with the action and the file name', () => {
  render(`<div class="upload-relationship-details"><p class="upload-relationship-details__filename">osu.webp</p>
    <button class="upload-relationship-details__edit"></button><button class="upload-relationship-details__remove"></button></div>`);
  expect(labelOf('.upload-relationship-details__edit')).toBe('Edit picture: osu.webp');
  expect(labelOf('.upload-relationship-details__remove')).toBe('Remove picture: osu.webp');
});

it('labelControls › labels the publish menu and keeps existing labels', () => {
  render(`<div class="form-submit"><button class="popup-button"></button></div>
    <div class="doc-controls__popup"><button class="popup-button" aria-label="Theirs"></button></div>`);
  expect(labelOf('.form-submit button')).toBe('More publishing options');
  expect(labelOf('.doc-controls__popup button')).toBe('Theirs');
});

it('labelControls › labels controls that are added later and updates changed labels', async () => {
  const disconnect = observeDocument(labelControls);
  document.body.innerHTML = `<div class="collapsible"><div class="collapsible__header-wrap">Entry 1</div>
    <button class="array-actions__button"></button></div>`;
  await expect.poll(() => labelOf('button')).toBe('More actions for Entry 1');
  const [textNode] = document.querySelector('.collapsible__header-wrap')?.childNodes ?? [];
  if (textNode) textNode.nodeValue = 'About us';
  await expect.poll(() => labelOf('button')).toBe('More actions for About us');
  disconnect();
});
