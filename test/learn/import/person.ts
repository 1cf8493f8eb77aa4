/** A made-up person, written in one language, as the generator of layouts needs it. */
export interface Person {
  readonly lang: 'he' | 'en';
  readonly name: string;
  readonly headline: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly linkedin: string;
  readonly website: string;
  readonly summary: string;
  readonly jobs: readonly Entry[];
  readonly studies: readonly Entry[];
  readonly skills: readonly string[];
  readonly languages: readonly (readonly [name: string, level: string])[];
  readonly projects: readonly Entry[];
  readonly custom: readonly { readonly title: string; readonly items: readonly Entry[] }[];
  readonly personal: readonly string[];
}

/** A job, a study, a project or an item: what, where, when. */
export interface Entry {
  readonly first: string;
  readonly second: string;
  readonly place: string;
  readonly start: Point;
  /** Undefined: it goes on, or there was one date only. */
  readonly end: Point | undefined;
  readonly single: boolean;
  readonly bullets: readonly string[];
}

export interface Point {
  readonly year: number;
  readonly month: number;
}
