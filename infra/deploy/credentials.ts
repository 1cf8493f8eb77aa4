import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { SetupError } from '../setupError.ts';

/** Names of errors that say that there are no credentials, or none that are valid. */
const CREDENTIALS_ERRORS: ReadonlySet<string> = new Set([
  'CredentialsProviderError',
  'ExpiredToken',
  'ExpiredTokenException',
  'InvalidClientTokenId',
  'UnrecognizedClientException',
  'SignatureDoesNotMatch',
  'AuthFailure',
]);

/** Returns advice about credentials; undefined if an error has another cause. */
export const credentialsAdvice = (error: unknown): string | undefined =>
  error instanceof Error && CREDENTIALS_ERRORS.has(error.name)
    ? `No valid AWS credentials (${error.name}): sign in with \`aws login\` or \`aws sso login\`, or set ` +
      'AWS_PROFILE; `aws sts get-caller-identity` must name you.'
    : undefined;

/** Whose credentials these are. Throws a SetupError without valid ones, else what AWS answers. */
export async function readIdentity(region: string): Promise<{ readonly account: string; readonly arn: string }> {
  try {
    const { Account = '', Arn = '' } = await new STSClient({ region }).send(new GetCallerIdentityCommand({}));
    return { account: Account, arn: Arn };
  } catch (error) {
    const advice = credentialsAdvice(error);
    throw advice === undefined ? error : new SetupError(advice);
  }
}
