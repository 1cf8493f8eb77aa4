import type { EnvironmentConfig } from '../environmentConfig.ts';
import type { DeployTools } from './deployTools.ts';
import { CdkError } from './knownFailures.ts';
import type { StackReading, StackState } from './stackState.ts';

/** A fault at a step, and the state in which it leaves a stack. */
export interface FakeFault {
  /** In the words of the step, such as `deploy korot-prod/App`. */
  readonly at: string;
  /** The output of CDK. */
  readonly output: string;
}

/** Thrown where the run is ended from outside. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/** An account with CDK's command line and everything else that a deployment works with, as AWS would answer. */
export class FakeAccount {
  readonly stacks = new Map<string, StackReading>();
  readonly steps: string[] = [];
  readonly warnings: string[] = [];
  site: string | undefined;
  /** The fault of the next step that it names; it is cleared when the run is over. */
  fault: FakeFault | undefined;
  /** The run is ended at the step of this number. */
  killAt = Infinity;
  isReady = true;
  isKnown = true;
  works = true;
  lost: readonly string[] = [];

  constructor(states: Readonly<Record<string, StackState>> = {}) {
    for (const [name, state] of Object.entries(states))
      this.stacks.set(name, { state, status: state.toUpperCase(), isProtected: false });
  }

  readonly tools: DeployTools = {
    identify: async () => {
      if (!this.isKnown) throw new Error('No valid AWS credentials');
      return '111122223333';
    },
    build: async () => this.#step('build'),
    cdk: async (words) => this.#cdk(words),
    preflight: async () => {
      this.#step('preflight');
      return this.isReady;
    },
    readStack: async (_config, name) =>
      this.stacks.get(name) ?? { state: 'absent', status: 'absent', isProtected: false },
    unprotect: async (_config, name) => {
      this.#step(`unprotect ${name}`);
      this.#set(name, { isProtected: false });
    },
    readDataLoss: async (_config, name) => {
      this.#step(`look at the changes of ${name}`);
      return this.lost;
    },
    upload: async ({ name }) => {
      this.#step(`upload ${name}`);
      this.site = name;
    },
    smoke: async ({ name }: EnvironmentConfig) => {
      this.#step(`smoke ${name}`);
      return this.works;
    },
    deployTemplate: async (_config, name) => this.#step(`make ${name}`),
    empty: async ({ name }) => this.#step(`empty ${name}`),
    warn: (line) => void this.warnings.push(line),
  };

  #step(words: string): void {
    if (this.steps.length >= this.killAt) throw new Killed(words);
    this.steps.push(words);
  }

  #set(name: string, change: Partial<StackReading>): void {
    const before = this.stacks.get(name) ?? { state: 'absent', status: 'absent', isProtected: false };
    this.stacks.set(name, { ...before, ...change });
  }

  /** Behaves like CDK and CloudFormation: protection is set before a change is made, and stays if the change fails. */
  #cdk(words: readonly string[]): void {
    const [verb, place = ''] = words;
    const text = `cdk ${words.join(' ')}`;
    this.#step(text);
    const name = place.replace('/', '-');
    const { state, isProtected } = this.stacks.get(name) ?? { state: 'absent', isProtected: false };
    const fails = this.fault !== undefined && text.includes(this.fault.at) && !text.includes('prepare-change-set');
    if (verb === 'rollback' && !fails) this.#set(name, { state: 'stands', status: 'UPDATE_ROLLBACK_COMPLETE' });
    if (verb === 'deploy' && !text.includes('prepare-change-set')) {
      if (state === 'unmade' && isProtected)
        throw new CdkError('cdk ended with 1', 'cannot be deleted while TerminationProtection is enabled');
      const keeps = text.includes('/lasting') && name.includes('-prod-') && !name.endsWith('-Observability');
      this.#set(name, { isProtected: keeps });
      if (fails) {
        const isNew = state === 'absent' || state === 'unmade';
        const left = this.fault?.output.includes('UPDATE_ROLLBACK_FAILED') ? 'halfway' : isNew ? 'unmade' : 'stands';
        this.#set(name, { state: left, status: left.toUpperCase() });
      } else this.#set(name, { state: 'stands', status: 'CREATE_COMPLETE' });
    }
    if (fails) throw new CdkError('cdk ended with 1', this.fault?.output ?? '');
  }
}
