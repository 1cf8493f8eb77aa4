/** A program that is slow to start and stays for its next user. */
export interface KeptWarm<Program> {
  /** Returns the program, starting it if needed. */
  readonly get: () => Program;
  /** Starts it and keeps it until what is returned is called; then it stays idle for a while, and is ended. */
  readonly hold: () => () => void;
  /** Ends a failed program: the next user gets a new one. */
  readonly drop: (failed: Program) => void;
}

/** `idleMs`: how long it stays when nobody holds it and nobody asks for it. */
export function keepWarm<Program>(
  { start, end }: { readonly start: () => Program; readonly end: (program: Program) => void },
  idleMs: number,
): KeptWarm<Program> {
  let program: Program | undefined;
  let holders = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    if (program !== undefined) end(program);
    program = undefined;
  };
  const get = () => {
    clearTimeout(timer);
    if (holders === 0) timer = setTimeout(stop, idleMs);
    program ??= start();
    return program;
  };
  return {
    get,
    hold() {
      holders += 1;
      get();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holders -= 1;
        if (holders === 0) timer = setTimeout(stop, idleMs);
      };
    },
    drop: (failed) => void (failed === program && stop()),
  };
}
