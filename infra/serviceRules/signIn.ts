import { eachResource, textOf, type ServiceRule, type TemplateProperties } from './template.ts';

const RESERVED = /aws|amazon|cognito/i;
const PREFIX = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** A subdomain: Cognito requires an address record of its parent domain. */
const OWN_NAME = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){2,10}$/;
const MAX_ADDRESSES = 100;
const MAX_ADDRESS = 1_024;

function faultsOfDomain({ Domain, CustomDomainConfig }: TemplateProperties): string[] {
  // Eight characters of the stack's id, which are known only when it is made.
  const domain = textOf(Domain, '0a1b2c3d');
  if (CustomDomainConfig !== undefined)
    return OWN_NAME.test(domain) ? [] : [`"${domain}" is no name below a domain, such as auth.example.com`];
  return [
    ...(PREFIX.test(domain) ? [] : [`"${domain}": small letters, digits and hyphens within, 63 at most`]),
    ...(RESERVED.test(domain) ? [`"${domain}" holds aws, amazon or cognito`] : []),
  ];
}

function faultsOfClient(properties: TemplateProperties): string[] {
  const { ExplicitAuthFlows = [], RefreshTokenRotation } = properties as {
    readonly ExplicitAuthFlows?: readonly string[];
    readonly RefreshTokenRotation?: { readonly Feature: string };
  };
  const both = RefreshTokenRotation?.Feature === 'ENABLED' && ExplicitAuthFlows.includes('ALLOW_REFRESH_TOKEN_AUTH');
  return [
    ...['CallbackURLs', 'LogoutURLs'].flatMap((name) => {
      const addresses = (properties[name] ?? []) as readonly unknown[];
      return [
        ...(addresses.length > MAX_ADDRESSES ? [`${addresses.length} ${name}, of ${MAX_ADDRESSES}`] : []),
        ...addresses.flatMap((address) => faultsOfAddress(textOf(address, 'd111111abcdef8.cloudfront.net'))),
      ];
    }),
    ...(both ? ['refresh tokens rotate, and the flow that does not rotate them is allowed'] : []),
  ];
}

function faultsOfAddress(address: string): string[] {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return [`"${address}" is no address`];
  const isLocal = url.protocol === 'http:' && url.hostname === 'localhost';
  return [
    ...(url.protocol === 'https:' || isLocal ? [] : [`"${address}": https, but for localhost`]),
    ...(url.hash === '' && !address.includes('#') ? [] : [`"${address}" has a fragment`]),
    ...(address.length > MAX_ADDRESS ? [`an address of ${address.length} characters, of ${MAX_ADDRESS}`] : []),
  ];
}

export const SIGN_IN_RULES: readonly ServiceRule[] = [
  {
    id: 'sign-in-domain',
    demands:
      'The prefix of the sign-in pages is small letters, digits and hyphens, at most 63, without ' +
      '"aws", "amazon" or "cognito".',
    source: 'AWS: API reference of CreateUserPoolDomain; "Configuring a user pool domain": the reserved words.',
    check: eachResource('AWS::Cognito::UserPoolDomain', faultsOfDomain),
  },
  {
    id: 'sign-in-client',
    demands:
      'A client’s callback and logout addresses are https (or http://localhost), without fragment, ' +
      'at most 100; where refresh tokens rotate, ALLOW_REFRESH_TOKEN_AUTH is not allowed.',
    source: 'AWS: API reference of CreateUserPoolClient; "Refresh token rotation".',
    check: eachResource('AWS::Cognito::UserPoolClient', faultsOfClient),
  },
];
