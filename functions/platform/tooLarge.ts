/** Thrown when a service refuses something for its size: an item of the database, a function's answer. */
export class TooLargeError extends Error {
  override readonly name = 'TooLarge';

  /** `what` appears in the log; never a person's text. */
  constructor(what: string, bytes?: number) {
    super(bytes === undefined ? what : `${what} of ${bytes} bytes`);
  }
}
