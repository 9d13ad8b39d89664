/** The result of `work`, or a TimeoutError when it takes longer than `limit` ms; the work itself runs on. */
export async function withinTime<Result>(limit: number, work: Result | Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new DOMException(`No answer within ${limit} ms`, 'TimeoutError')),
    limit,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
