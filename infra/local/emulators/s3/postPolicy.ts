import { createHmac } from 'node:crypto';
import { LOCAL_ENVIRONMENT } from '../../environment.ts';

type PolicyCondition = Readonly<Record<string, string>> | readonly [rule: string, ...of: (string | number)[]];

/** S3's code for a form that its signed policy does not allow; undefined if it does. */
export async function checkPostPolicy(body: Buffer, type: string, now: Date): Promise<string | undefined> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
  if (!form) return 'MalformedPOSTRequest';
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const file = form.get('file');
  if (!(file instanceof File)) return 'InvalidArgument';
  const [, ...scope] = text('X-Amz-Credential').split('/');
  const secret = LOCAL_ENVIRONMENT['AWS_SECRET_ACCESS_KEY'] ?? '';
  if (signPolicy(text('Policy'), secret, scope) !== text('X-Amz-Signature')) return 'SignatureDoesNotMatch';
  const { expiration, conditions } = JSON.parse(Buffer.from(text('Policy'), 'base64').toString()) as {
    expiration: string;
    conditions: PolicyCondition[];
  };
  if (new Date(expiration) < now) return 'AccessDenied';
  for (const condition of conditions) {
    if (!isLengthRange(condition)) {
      if (Object.entries(condition).some(([name, value]) => text(name) !== value)) return 'AccessDenied';
      continue;
    }
    const [, least, most] = condition;
    if (file.size < least) return 'EntityTooSmall';
    if (file.size > most) return 'EntityTooLarge';
  }
  return undefined;
}

const isLengthRange = (condition: PolicyCondition): condition is readonly ['content-length-range', number, number] =>
  Array.isArray(condition) && condition[0] === 'content-length-range';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The signature of a policy (version 4), under a key made for the scope: day, region, service. */
export function signPolicy(policy: string, secret: string, scope: readonly string[]): string {
  return hmac(scope.reduce<string | Buffer>(hmac, `AWS4${secret}`), policy).toString('hex');
}
