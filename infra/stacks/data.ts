import { Stack, type StackProps } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { createBuckets, type Buckets } from '../constructs/buckets.ts';
import { createIdentity, type IdentityResources } from '../constructs/identity.ts';
import { dataRemovalPolicy, isDeletionProtected } from '../constructs/protection.ts';
import { createTables, type DynamoDbTables } from '../constructs/tables.ts';

/** What must outlive a release: the data, and who may sign in. */
export class DataStack extends Stack {
  readonly tables: DynamoDbTables;
  readonly buckets: Buckets;
  readonly identity: IdentityResources;
  /** Key of the HMAC in the tombstones of deleted accounts (functions/account/profileRepository.ts). */
  readonly identityHash: Secret;

  constructor(scope: Construct, id: string, config: EnvironmentConfig, props: StackProps) {
    super(scope, id, { ...props, terminationProtection: isDeletionProtected(config) });
    this.tables = createTables(this, config);
    this.buckets = createBuckets(this, config);
    this.identity = createIdentity(this, config);
    this.identityHash = new Secret(this, 'IdentityHash', {
      description: 'Key of the marks that deleted accounts leave',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: dataRemovalPolicy(config),
    });
    acknowledge(this.identityHash, { SMG4: 'With another key the marks would fit nobody any more.' });
  }
}
