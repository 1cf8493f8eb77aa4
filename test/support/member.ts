import { randomUUID } from 'node:crypto';
import { signInPerson, type TestPerson } from './signIn.ts';
import type { Traces } from './remains.ts';

/** Somebody with an account, all of whose data can be recognised. */
export interface Member extends Traces {
  readonly site: string;
  readonly person: TestPerson;
  /** Words that are in everything they write. */
  readonly secret: string;
  /** A call with their token; `form` is sent as multipart. */
  send(
    method: string,
    path: string,
    body?: object | FormData,
  ): Promise<{ readonly status: number; readonly text: string }>;
}

export async function newMember(site: string): Promise<Member> {
  const [email, name, secret] = [`${randomUUID()}@example.com`, `דנה ${randomUUID()}`, `secret-${randomUUID()}`];
  const person = await signInPerson(site, { email, name });
  const made = await person.call('POST', '/api/profile', { idToken: person.idToken });
  if (made.status !== 201) throw new Error(`No profile was made: ${made.status}`);
  return {
    id: person.id,
    words: [email, name, secret],
    site,
    person,
    secret,
    async send(method, path, body) {
      const isForm = body instanceof FormData;
      const headers = {
        authorization: `Bearer ${person.accessToken}`,
        'accept-language': 'en',
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      };
      const response = await fetch(site + path, {
        method,
        headers,
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      });
      return { status: response.status, text: await response.text() };
    },
  };
}
