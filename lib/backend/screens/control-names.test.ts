// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { nameControls } from './control-names';
import { watchScreen } from './watch-screen';

const draw = (html: string) => {
  document.body.innerHTML = html;
  nameControls();
};
const nameOf = (control: string) => document.querySelector(control)?.getAttribute('aria-label');

const list = `<div class="react-select"><input role="combobox"></div>`;

afterEach(() => document.body.replaceChildren());

it('what is chosen from in a form is called as its field is, without what stands behind the label', () => {
  draw(
    `<div class="field-type"><label class="field-label">Region<span class="required">*</span></label>${list}</div>`,
  );
  expect(nameOf('input')).toBe('Region');
});

it('the box of a row is called as its record is, and the menu of an entry as the entry', () => {
  draw(`<table><tr><td class="cell-_select"><div class="select-row"><input type="checkbox" aria-label=""></div></td>
    <td><a href="/7">Cold store</a></td></tr></table>
    <div class="collapsible"><div class="collapsible__drag" role="button"></div>
    <div class="collapsible__header-wrap">About us</div><button class="array-actions__button"></button></div>`);
  expect(nameOf('input')).toBe('Select Cold store');
  expect(nameOf('.array-actions__button')).toBe('More to do with About us');
  expect(nameOf('.collapsible__drag')).toBe('Move About us');
});

it('what is done with a picture is called as what it does, and the file it is done with', () => {
  draw(`<div class="upload-relationship-details"><p class="upload-relationship-details__filename">osu.webp</p>
    <button class="upload-relationship-details__edit"></button><button class="upload-relationship-details__remove"></button></div>`);
  expect(nameOf('.upload-relationship-details__edit')).toBe('About this picture: osu.webp');
  expect(nameOf('.upload-relationship-details__remove')).toBe('Take this picture out: osu.webp');
});

it('the menu beside the button that publishes has a name, and what has one keeps it', () => {
  draw(`<div class="form-submit"><button class="popup-button"></button></div>
    <div class="doc-controls__popup"><button class="popup-button" aria-label="Theirs"></button></div>`);
  expect(nameOf('.form-submit button')).toBe('Other ways to publish');
  expect(nameOf('.doc-controls__popup button')).toBe('Theirs');
});

it('what comes later is named, too, and what is renamed goes with it', async () => {
  const end = watchScreen(nameControls);
  document.body.innerHTML = `<div class="collapsible"><div class="collapsible__header-wrap">Entry 1</div>
    <button class="array-actions__button"></button></div>`;
  await expect.poll(() => nameOf('button')).toBe('More to do with Entry 1');
  const [words] = document.querySelector('.collapsible__header-wrap')?.childNodes ?? [];
  if (words) words.nodeValue = 'About us';
  await expect.poll(() => nameOf('button')).toBe('More to do with About us');
  end();
});
