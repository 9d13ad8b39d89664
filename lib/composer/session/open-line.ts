export type Line = {
  /** Ends when it was done; never rejects. */
  take: (act: () => Promise<void>) => Promise<void>;
  isBusy: () => boolean;
};

/** One thing is done at a time, in the order in which it was meant; what fails is told, and the next is done all the same. */
export function openLine(tellFailure: () => void): Line {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  return {
    take: (act) => {
      waiting += 1;
      last = last
        .then(act)
        .catch((error: unknown) => {
          console.error(error);
          tellFailure();
        })
        .finally(() => {
          waiting -= 1;
        });
      return last;
    },
    isBusy: () => waiting > 0,
  };
}
