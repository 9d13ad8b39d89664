type Columns = 2 | 3 | 4 | 5;

/** The number of columns: the requested one, or one for which no person is alone in the last row. */
export function columnsFor(people: number, columns: 2 | 3 | 4): Columns {
  const tried = [columns, 3, 4, 2, 5] as const;
  return tried.find((each) => people <= each || people % each !== 1) ?? columns;
}
