/** Targets outside of the sandbox for the attempts within it. */
export interface World {
  /** Id of the parent process. */
  readonly caller: number;
  readonly home: string;
  /** Folder of the project, with a slash. */
  readonly project: string;
  /** A world-writable folder, with a slash. */
  readonly writable: string;
  /** TCP listeners, one on each loopback, and a UDP one that answers as a name server. */
  readonly tcp4: number;
  readonly tcp6: number | undefined;
  readonly udp: number;
  /** Listeners of the machine: a path, and an abstract name. */
  readonly socket: string;
  readonly abstract: string;
}

/** An attempt. It resolves with its result where it succeeds; it throws where it is refused. */
export type Try = (world: World) => unknown;

export interface Outcome {
  readonly what: string;
  readonly refused: boolean;
  /** Its result, or how it was refused. */
  readonly how: string;
}
