import { Stack, type StackProps } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { ACCOUNT_TRIGGER } from '../triggers.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { createBuckets, type Buckets } from '../constructs/buckets.ts';
import { AccountTrigger } from '../constructs/accountTrigger.ts';
import { createIdentity, type IdentityResources } from '../constructs/identity.ts';
import { dataRemovalPolicy, isDeletionProtected } from '../constructs/protection.ts';
import { createTables, type DynamoDbTables } from '../constructs/tables.ts';

/** Folder with the bundle of a handler, such as `pdf/handlers/generatePdf`. */
export type FindBundle = (handler: string) => string;

export interface DataStackProps extends StackProps {
  readonly config: EnvironmentConfig;
  readonly bundleOf: FindBundle;
}

/** Resources that must outlive a release: the data, and the sign-in. */
export class DataStack extends Stack {
  readonly tables: DynamoDbTables;
  readonly buckets: Buckets;
  readonly identity: IdentityResources;
  /** Key of the HMAC in the tombstones of deleted accounts (functions/account/profileRepository.ts). */
  readonly identityHash: Secret;
  /** The trigger if people come back to a pool that replaced a lost one. */
  readonly accountTrigger: AccountTrigger | undefined;

  constructor(scope: Construct, id: string, { config, bundleOf, ...props }: DataStackProps) {
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
    const { tables, identityHash, identity } = this;
    this.accountTrigger =
      config.identity.own && config.identity.returning === true && identity.ownPool
        ? new AccountTrigger(this, 'AccountTrigger', {
            config,
            bundle: bundleOf(ACCOUNT_TRIGGER.handler),
            pool: identity.ownPool,
            tables,
            identityHash,
          })
        : undefined;
  }
}
