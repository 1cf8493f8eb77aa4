import { CrossStackReferences, Duration, Fn, ReferenceStrength, SecretValue, Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  FeaturePlan,
  Mfa,
  OAuthScope,
  ProviderAttribute,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolIdentityProviderGoogle,
  type CfnUserPoolDomain,
  type IUserPool,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { SIGN_IN } from '../../shared/site/siteConfig.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { acknowledge } from './acknowledge.ts';
import { dataRemovalPolicy, isDeletionProtected } from './protection.ts';

export interface IdentityResources {
  readonly pool: IUserPool;
  /** The same if the pool belongs to this stack. */
  readonly ownPool?: UserPool;
  /** Host name of the sign-in pages. */
  readonly domain: string;
  /** The DNS target of that name, if it is a custom domain. */
  readonly domainTarget?: string;
}

/**
 * Creates the sign-in of people with a Google account, the only kind there is. An environment may share another one's
 * pool.
 */
export function createIdentity(scope: Construct, config: EnvironmentConfig): IdentityResources {
  const { identity } = config;
  if (!identity.own)
    return { pool: UserPool.fromUserPoolId(scope, 'UserPool', identity.userPoolId), domain: identity.domain };

  const pool = new UserPool(scope, 'UserPool', {
    // Nobody makes an account here or has a password: the policy is for the one an administrator could make.
    selfSignUpEnabled: false,
    signInAliases: { email: true },
    passwordPolicy: {
      minLength: 16,
      requireLowercase: true,
      requireUppercase: true,
      requireDigits: true,
      requireSymbols: true,
    },
    mfa: Mfa.OFF,
    // The first plan in which refresh tokens rotate.
    featurePlan: FeaturePlan.ESSENTIALS,
    deletionProtection: isDeletionProtected(config),
    removalPolicy: dataRemovalPolicy(config),
  });
  acknowledge(pool, {
    COG2: 'Google is the only way in and asks for the second factor.',
    COG3: 'Threat protection judges sign-ins with a password; there are none.',
    COG8: 'The Plus plan adds threat protection for passwords; there are none.',
  });

  const secret = (field: string) => SecretValue.secretsManager(`${config.secretsPrefix}/google`, { jsonField: field });
  new UserPoolIdentityProviderGoogle(scope, 'Google', {
    userPool: pool,
    // The id is not a secret, but this way all of Google's values are in one place.
    clientId: secret('clientId').unsafeUnwrap(),
    clientSecretValue: secret('clientSecret'),
    scopes: [...SIGN_IN.scopes],
    attributeMapping: {
      email: ProviderAttribute.GOOGLE_EMAIL,
      fullname: ProviderAttribute.GOOGLE_NAME,
      profilePicture: ProviderAttribute.GOOGLE_PICTURE,
    },
  });

  if (identity.customDomain) {
    const { name, certificateArn } = identity.customDomain;
    // Another logical id: while it takes the place of a prefix both are there, a pool may have one of each.
    const ownDomain = pool.addDomain('OwnDomain', {
      customDomain: {
        domainName: name,
        certificate: Certificate.fromCertificateArn(scope, 'SignInCertificate', certificateArn),
      },
    });
    CrossStackReferences.of(ownDomain).produce(ReferenceStrength.WEAK);
    const { attrCloudFrontDistribution: domainTarget } = ownDomain.node.defaultChild as CfnUserPoolDomain;
    return { pool, ownPool: pool, domain: name, domainTarget };
  }
  // The name must be unique in the region: eight characters of the stack's id, if none was chosen.
  const prefix =
    identity.domainPrefix ??
    `korot-${Fn.select(0, Fn.split('-', Fn.select(2, Fn.split('/', Stack.of(scope).stackId))))}`;
  const domain = pool.addDomain('Domain', { cognitoDomain: { domainPrefix: prefix } });
  // An export could never change while the other stack imports it.
  CrossStackReferences.of(domain).produce(ReferenceStrength.WEAK);
  return { pool, ownPool: pool, domain: `${domain.domainName}.auth.${config.region}.amazoncognito.com` };
}

/** The web client of a pool: code with PKCE, short tokens, and a refresh token that is new each time. */
export function createUserPoolClient(scope: Construct, { pool }: IdentityResources, siteUrl: string): UserPoolClient {
  return new UserPoolClient(scope, 'WebClient', {
    userPool: pool,
    // It runs in a browser, which can keep no secret: PKCE replaces it.
    generateSecret: false,
    // Without a list Cognito allows its own, which holds the refreshing that does not rotate. The second is for the
    // user that a check of the site makes: it takes an operator's credentials.
    authFlows: { userSrp: true, adminUserPassword: true },
    supportedIdentityProviders: [UserPoolClientIdentityProvider.GOOGLE],
    oAuth: {
      flows: { authorizationCodeGrant: true },
      scopes: SIGN_IN.scopes.map((scopeName) => OAuthScope.custom(scopeName)),
      callbackUrls: [`${siteUrl}${SIGN_IN.callbackPath}`],
      logoutUrls: [`${siteUrl}${SIGN_IN.logoutPath}`],
    },
    accessTokenValidity: Duration.hours(1),
    idTokenValidity: Duration.hours(1),
    refreshTokenValidity: Duration.days(30),
    // Two tabs may refresh at the same moment.
    refreshTokenRotationGracePeriod: Duration.seconds(30),
    enableTokenRevocation: true,
    preventUserExistenceErrors: true,
  });
}
