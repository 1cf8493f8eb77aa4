import type { EnginePage } from './enginePage.ts';

/** A browser engine that the product is held to, as a row of {@link ENGINES}. */
export interface Engine {
  readonly id: string;
  /** As people call it, for the report. */
  readonly name: string;
  /** What a person does to have it. */
  readonly install: string;
  /** The program to start; undefined if the engine is not installed. */
  find(): string | undefined;
  /** Starts it. The caller must close it. */
  start(program: string): Promise<EngineBrowser>;
}

export interface EngineBrowser {
  /** Name and version, as the browser tells them. */
  readonly version: string;
  /** A window of somebody's own: nothing stored, English, 1440 px wide. */
  open(): Promise<EnginePage>;
  close(): Promise<void>;
}
