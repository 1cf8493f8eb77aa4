/**
 * Lets asynchronous steps run one after the other, in the order they were asked for; one that fails does not stop the
 * next.
 */
export function createSerialQueue(): <T>(step: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (step) => {
    const turn = last.then(step, step);
    last = turn;
    return turn;
  };
}
