/** What there is to be reached outside of the sandbox, for what is tried from within it. */
export interface World {
  /** The process that started it. */
  readonly caller: number;
  readonly home: string;
  /** Folder of the project, with a slash. */
  readonly project: string;
  /** A folder that anybody may write to, with a slash. */
  readonly writable: string;
  /** TCP listeners, one on each loopback, and a UDP one that answers as a name server. */
  readonly tcp4: number;
  readonly tcp6: number | undefined;
  readonly udp: number;
  /** Listeners of the machine: a path, and an abstract name. */
  readonly socket: string;
  readonly abstract: string;
}

/** What is tried. It resolves where it succeeds, with what it got; it throws where it is refused. */
export type Try = (world: World) => unknown;

export interface Outcome {
  readonly what: string;
  readonly refused: boolean;
  /** What it got, or how it was refused. */
  readonly how: string;
}
