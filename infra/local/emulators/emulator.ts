/** A service of the cloud, imitated on this machine by something that speaks its wire protocol. */
export interface Emulator {
  /** The name in the progress line. */
  readonly name: string;
  /** Folder of its data, below the data folder. */
  readonly folder: string;
  /** The variable that says where the service is; set beforehand, that one is used and nothing starts. */
  readonly endpointVariable: string;
  /** Starts it on loopback, with its data in a separate folder. Throws a SetupError if that data is damaged. */
  start(folder: string): Promise<RunningEmulator>;
}

export interface RunningEmulator {
  /** Environment variables that lead the handlers to it. */
  readonly environment: Readonly<Record<string, string>>;
  /** The emulator's clock, if it can be moved: the product's clock follows it. */
  readonly now?: () => Date;
  /** Takes out of its files what was deleted: called once a day. */
  tidy?(): void;
  stop(): Promise<void>;
}
