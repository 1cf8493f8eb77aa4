/**
 * A serial queue: runs asynchronous steps one after the other, in the order they were added; one that fails does not
 * stop the next.
 */
export function createSerialQueue(): <T>(step: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (step) => {
    const turn = last.then(step, step);
    last = turn;
    return turn;
  };
}
