import { createHash, generateKeyPairSync, randomUUID, type JsonWebKey } from 'node:crypto';
import { join } from 'node:path';
import { JsonFile } from '../../jsonFile.ts';

/** A person who can sign in on this machine, as Google and Cognito would describe them. */
export interface LocalAccount {
  /** Subject of the user pool, a UUID as Cognito gives. */
  readonly sub: string;
  /** Account number at Google, which survives the deletion of a profile here. */
  readonly googleId: string;
  readonly email: string;
  readonly name: string;
  /** Address of a picture; empty for an account without one. */
  readonly picture: string;
}

interface StoredDirectory {
  readonly signingKey: JsonWebKey;
  readonly accounts: readonly LocalAccount[];
}

/** The accounts and the signing key, kept in one file so that sign-ins outlive a restart. */
export class AccountDirectory {
  readonly #file: JsonFile | undefined;
  #directory: StoredDirectory;

  private constructor(file: JsonFile | undefined, directory: StoredDirectory) {
    this.#file = file;
    this.#directory = directory;
  }

  /**
   * Opens the directory in that folder, making it when missing; in memory without a folder. Throws a SetupError when
   * it is damaged.
   */
  static async open(folder: string | undefined): Promise<AccountDirectory> {
    const file = folder === undefined ? undefined : new JsonFile(join(folder, 'accounts.json'));
    const stored = (await file?.read()) as StoredDirectory | undefined;
    const opened = new AccountDirectory(file, stored ?? { signingKey: (newKey ??= createSigningKey()), accounts: [] });
    if (!stored) await opened.#save();
    return opened;
  }

  get signingKey(): JsonWebKey {
    return this.#directory.signingKey;
  }

  get accounts(): readonly LocalAccount[] {
    return this.#directory.accounts;
  }

  find(sub: string): LocalAccount | undefined {
    return this.accounts.find((account) => account.sub === sub);
  }

  /** The account of that address, made when it is new. The same address is always the same Google account. */
  async signIn(email: string, name: string): Promise<LocalAccount> {
    const address = email.trim().toLowerCase();
    const known = this.accounts.find((account) => account.email === address);
    if (known) return known;
    const account = {
      sub: randomUUID(),
      googleId: toGoogleId(address),
      email: address,
      name: name.trim() || address,
      picture: '',
    };
    this.#directory = { ...this.#directory, accounts: [...this.accounts, account] };
    await this.#save();
    return account;
  }

  /** Deletes the user of the pool; signing in with the same address again gives a new subject. */
  async remove(sub: string): Promise<boolean> {
    const accounts = this.accounts.filter((account) => account.sub !== sub);
    const removed = accounts.length < this.accounts.length;
    this.#directory = { ...this.#directory, accounts };
    if (removed) await this.#save();
    return removed;
  }

  async #save(): Promise<void> {
    await this.#file?.write(() => this.#directory);
  }
}

/** Returns the pool's user name of a Google account: the same at each sign-in, also after the user was deleted. */
export function accountUsername({ googleId }: LocalAccount): string {
  return `google_${googleId}`;
}

/** For every directory that this process makes: a key takes a third of a second. */
let newKey: JsonWebKey | undefined;

function createSigningKey(): JsonWebKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomUUID() };
}

/** 21 digits, as Google's account numbers have. */
function toGoogleId(email: string): string {
  const digest = createHash('sha256').update(email).digest('hex');
  return BigInt(`0x${digest}`).toString().slice(0, 21);
}
