const atOnce = 8;

/** Does a piece of work for each number below a count, several at once. */
export async function repeatAtOnce(count: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
