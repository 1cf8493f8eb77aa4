/** What a control does, by the names that React has for it, with its other properties. */
export type Handlers = Readonly<Record<string, unknown>>;

/** A screen that is drawn more than once. */
export interface Recording {
  /** Of the controls as they were drawn last, by their numbers. */
  readonly handlers: Handlers[];
  /** States of its components, which outlive a drawing. */
  readonly states: Map<string, unknown>;
}

/** Attribute by which a drawn control is found again: the number of its handlers. */
export const HANDLERS = 'data-handlers';

let running: Recording | undefined;

/** The one that is drawn now; undefined for screens that are drawn once. */
export const recording = (): Recording | undefined => running;

/** Draws it once more. */
export function drawAgain(screen: Recording, draw: () => string): string {
  screen.handlers.length = 0;
  running = screen;
  try {
    return draw();
  } finally {
    running = undefined;
  }
}
