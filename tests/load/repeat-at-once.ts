/** Does a piece of work for each number below a count, several at once. */
export async function repeatAtOnce(
  count: number,
  work: (number: number) => Promise<void>,
  atOnce = 8,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
