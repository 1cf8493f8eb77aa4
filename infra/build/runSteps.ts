/** A step of a build, as far as it concerns the others. */
export interface OrderedStep<Name extends string> {
  /** Steps that have to be there before. */
  readonly after: readonly Name[];
  /** For a step that the product does not wait for: the line that is printed while the product already answers. */
  readonly meanwhile?: string;
}

export interface StepRunner<Name extends string> {
  /** Whether there is nothing to do; asked once the steps before are done. */
  readonly isCurrent: (name: Name) => Promise<boolean>;
  /** `isLater`: somebody already uses the product. */
  readonly run: (name: Name, isLater: boolean) => Promise<unknown>;
  /** Receives each step with its milliseconds when it is done, and the line printed for those that come later. */
  readonly log: (line: string) => void;
  /** When the product answers; nothing waits for it where it is absent. */
  readonly ready?: Promise<unknown> | undefined;
}

/**
 * The steps under way: each promise resolves when its step is done, and `told` when all lines before `ready` are
 * logged.
 */
export type RunningSteps<Name extends string> = Readonly<Record<Name | 'told', Promise<void>>>;

/** Runs steps in the order of their names, each as soon as those before it are done. */
export function runSteps<Name extends string>(
  steps: Readonly<Record<Name, OrderedStep<Name>>>,
  { isCurrent, run, log, ready }: StepRunner<Name>,
): RunningSteps<Name> {
  const told = Promise.withResolvers<void>();
  const running = { told: told.promise } as Record<Name | 'told', Promise<void>>;
  const names = Object.keys(steps) as Name[];
  const say = (name: Name, what: string) => log(`${name.padEnd(12)} ${what}`);
  const runOne = async (name: Name): Promise<void> => {
    const { after, meanwhile } = steps[name];
    await Promise.all(after.map((required) => running[required]));
    if (await isCurrent(name)) return say(name, '0 ms (unchanged)');
    const isLater = ready !== undefined && meanwhile !== undefined;
    if (isLater) {
      say(name, meanwhile);
      told.resolve();
      await ready;
    }
    const started = performance.now();
    await run(name, isLater);
    say(name, `${Math.round(performance.now() - started)} ms`);
  };
  for (const name of names) {
    running[name] = runOne(name);
    // Callers that wait for the step get the error; later steps fail with the same one.
    running[name].catch(() => {});
  }
  void Promise.allSettled(names.map((name) => running[name])).then(() => told.resolve());
  return running;
}
