import type { EnginePage } from './enginePage.ts';

/** A browser engine that the product is held to, as a row of {@link ENGINES}. */
export interface Engine {
  readonly id: string;
  /** As people call it, for the report. */
  readonly name: string;
  /** What a person does to have it. */
  readonly install: string;
  /**
   * Whether lines must break as in the PDF. WebKitGTK rounds the advance of every glyph to whole pixels, which Safari
   * does not: its lines are told as a figure, its pages are held (decision 32).
   */
  readonly holdsLines: boolean;
  /** The program to start; undefined where the engine is not installed. */
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
