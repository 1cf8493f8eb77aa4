import { expect, it } from 'vitest';
import { createSiteHeaders } from '../platform/headers.ts';
import { signInOrigins, type AuthConfig } from './siteConfig.ts';

const auth: AuthConfig = { region: 'eu-west-1', userPoolId: 'p', userPoolClientId: 'c', domain: 'auth.example.com' };

it('pages reach the places of signing in, and no others where there is none', () => {
  const pool = 'https://cognito-idp.eu-west-1.amazonaws.com';
  expect(signInOrigins({ auth })).toEqual({
    connect: ['https://auth.example.com', pool],
    images: ['https://*.googleusercontent.com'],
  });
  expect(signInOrigins({})).toEqual({});
});

it('on one’s own machine these are one place, without encryption', () => {
  const domain = 'localhost:9229';
  const local = { ...auth, domain, plainHttp: true, userPoolEndpoint: `http://${domain}/pool` };
  expect(signInOrigins({ auth: local }).connect).toEqual([`http://${domain}`]);
});

const policyOf = (places?: Parameters<typeof createSiteHeaders>[0]) =>
  createSiteHeaders(places)['content-security-policy'].split('; ');

it('the policy of the pages names these beside their own files', () => {
  const [plain, signing] = [policyOf(), policyOf(signInOrigins({ auth }))];
  expect(plain).toContain("connect-src 'self'");
  expect(plain).toContain("img-src 'self' data: blob:");
  const added = signing.filter((directive) => !plain.includes(directive));
  expect(added).toEqual([
    "img-src 'self' data: blob: https://*.googleusercontent.com",
    "connect-src 'self' https://auth.example.com https://cognito-idp.eu-west-1.amazonaws.com",
  ]);
});
