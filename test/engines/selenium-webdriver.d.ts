/** Parts of the package that its published types leave out. */
declare module 'selenium-webdriver/net/portprober.js' {
  export function findFreePort(): Promise<number>;
}

declare module 'selenium-webdriver/remote/index.js' {
  export interface ServiceOptions {
    readonly loopback: boolean;
    readonly port: number;
    readonly args: readonly string[];
    readonly env: Readonly<Record<string, string>>;
  }
  /** The process of a WebDriver server. */
  export class DriverService {
    constructor(executable: string, options: ServiceOptions);
    /** Resolves to its address when it answers, within so many milliseconds. */
    start(timeoutMs: number): Promise<string>;
    kill(): Promise<void>;
  }
}
