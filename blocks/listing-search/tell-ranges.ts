import { readWhole } from '@/schemas/search/read-whole';

/** Says beside each range what becomes of figures that cannot be read, or stand the wrong way round. */
export function tellRanges(form: HTMLFormElement): void {
  for (const range of form.querySelectorAll('[data-range]')) {
    const written = [...range.querySelectorAll('input')].map(({ value }) => value.trim());
    const [min, max] = written.map(readWhole);
    const says = {
      unread: written.some((value) => value !== '' && readWhole(value) === null),
      swapped: typeof min === 'number' && typeof max === 'number' && min > max,
    };
    for (const one of range.querySelectorAll<HTMLElement>('[data-tells]'))
      one.hidden = !says[one.dataset.tells === 'swapped' ? 'swapped' : 'unread'];
  }
}
