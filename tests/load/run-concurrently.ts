/** Runs `work` for each number below `count`, several at a time. */
export async function runConcurrently(
  count: number,
  work: (number: number) => Promise<void>,
  concurrency = 8,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
