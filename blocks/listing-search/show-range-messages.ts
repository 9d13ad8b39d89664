import { readInteger } from '@/schemas/search/read-integer';

/** Shows the message next to each range whose values are unreadable or swapped. */
export function showRangeMessages(form: HTMLFormElement): void {
  for (const range of form.querySelectorAll('[data-range]')) {
    const values = [...range.querySelectorAll('input')].map(({ value }) => value.trim());
    const [min, max] = values.map(readInteger);
    const messages = {
      unread: values.some((value) => value !== '' && readInteger(value) === null),
      swapped: typeof min === 'number' && typeof max === 'number' && min > max,
    };
    for (const item of range.querySelectorAll<HTMLElement>('[data-range-message]'))
      item.hidden = !messages[item.dataset.rangeMessage === 'swapped' ? 'swapped' : 'unread'];
  }
}
