import { createHash, generateKeyPairSync, randomUUID, type JsonWebKey } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

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

interface Directory {
  readonly signingKey: JsonWebKey;
  readonly accounts: readonly LocalAccount[];
}

/** The accounts and the signing key, kept in one file so that sign-ins outlive a restart. */
export class AccountDirectory {
  readonly #path: string | undefined;
  #directory: Directory;

  private constructor(path: string | undefined, directory: Directory) {
    this.#path = path;
    this.#directory = directory;
  }

  /** Opens the directory in the file at `path`, making it when missing; in memory without a path. */
  static async open(path: string | undefined): Promise<AccountDirectory> {
    const stored = path === undefined ? undefined : await readFile(path, 'utf8').catch(() => undefined);
    const directory = stored === undefined ? { signingKey: newSigningKey(), accounts: [] } : (JSON.parse(stored) as Directory);
    const opened = new AccountDirectory(path, directory);
    if (stored === undefined) await opened.#save();
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
    const account = { sub: randomUUID(), googleId: googleIdOf(address), email: address, name: name.trim() || address, picture: '' };
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
    if (this.#path === undefined) return;
    await mkdir(dirname(this.#path), { recursive: true });
    await writeFile(`${this.#path}.new`, JSON.stringify(this.#directory, null, 2), { mode: 0o600 });
    await rename(`${this.#path}.new`, this.#path);
  }
}

function newSigningKey(): JsonWebKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomUUID() };
}

/** 21 digits, as Google's account numbers have. */
function googleIdOf(email: string): string {
  const digest = createHash('sha256').update(email).digest('hex');
  return BigInt(`0x${digest}`).toString().slice(0, 21);
}
