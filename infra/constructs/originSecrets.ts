import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { acknowledge } from './acknowledge.ts';

/**
 * The secrets for origin verification: the functions take the first, the distribution sends all of them, so that they
 * can be rotated without a refused call (docs/operations.md, "Changing the origin secret"). Not the other way round: a
 * stack may refer to secrets 60 times, and two references in each function would be more.
 */
export function createOriginSecrets(
  scope: Construct,
  { originSecrets }: EnvironmentConfig,
): { readonly sent: string; readonly taken: string } {
  const values = originSecrets.map((name) => {
    const secret = new Secret(scope, `OriginSecret-${name}`, {
      description: 'Proves to the functions that a call came through the distribution',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(secret, {
      SMG4: 'Changed by deployments: the distribution sends the new one before the functions take it.',
    });
    // Written by CloudFormation where it is used; the template holds the reference only.
    return secret.secretValue.unsafeUnwrap();
  });
  return { sent: values.join(','), taken: values[0] ?? '' };
}
