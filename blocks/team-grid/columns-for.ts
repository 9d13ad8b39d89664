/** How many people stand side by side: as many as was said, but where one of them would be left alone in a row of four, three. */
export const columnsFor = (people: number, columns: 2 | 3 | 4): 2 | 3 | 4 =>
  columns === 4 && people > 4 && people % 4 === 1 && people % 3 !== 1 ? 3 : columns;
