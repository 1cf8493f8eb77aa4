import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as v from 'valibot';
import { nameOf, ok, stop, type PreflightCheck } from './finding.ts';

const filled = v.pipe(v.string(), v.nonEmpty());
/** Values that the operator writes into the secrets, and their origin (docs/operations.md, steps 3 and 4). */
const SECRETS = {
  google: {
    schema: v.object({ clientId: v.pipe(v.string(), v.endsWith('.apps.googleusercontent.com')), clientSecret: filled }),
    shape: '{"clientId":"….apps.googleusercontent.com","clientSecret":"…"}',
  },
  payments: {
    schema: v.object({
      clientId: filled,
      clientSecret: filled,
      webhookId: v.optional(filled),
      planId: v.optional(filled),
    }),
    shape: '{"clientId":"…","clientSecret":"…"}, later also "webhookId" and "planId"',
  },
} as const;

/** Whether a secret is there and has its shape. */
export const secretCheck = (
  name: keyof typeof SECRETS,
  concerns: PreflightCheck['concerns'] = () => true,
): PreflightCheck => ({
  name: `secret ${name}`,
  demands: `The secret \`<prefix>/${name}\` is there, is not waiting to be deleted, and has its shape.`,
  source:
    'AWS: "Get a secret or secret value from Secrets Manager". Public threads: "You can\'t perform this operation on ' +
    'the secret because it was marked for deletion".',
  concerns,
  run: async ({ region, secretsPrefix }) => {
    const id = `${secretsPrefix}/${name}`;
    const { schema, shape } = SECRETS[name];
    try {
      const { SecretString = '' } = await new SecretsManagerClient({ region }).send(
        new GetSecretValueCommand({ SecretId: id }),
      );
      if (v.is(schema, JSON.parse(SecretString))) return ok(id);
      return stop(`${id} does not hold ${shape}: put-secret-value.`);
    } catch (error) {
      if (nameOf(error) === 'ResourceNotFoundException')
        return stop(
          `${id} is not there: aws secretsmanager create-secret --name ${id} --secret-string file://${name}.json, ` +
            `a file with ${shape} that is deleted afterwards.`,
        );
      if (nameOf(error) === 'InvalidRequestException')
        return stop(
          `${id} waits to be deleted, and its name is taken until then: ` +
            `aws secretsmanager restore-secret --secret-id ${id}, then put-secret-value.`,
        );
      if (error instanceof SyntaxError) return stop(`${id} is not JSON: it must hold ${shape}.`);
      throw error;
    }
  },
});
