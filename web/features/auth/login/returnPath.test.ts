import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './returnPath.ts';

describe('the way after signing in', () => {
  it.each([
    ['/builder', '/builder'],
    ['/builder?continue=save', '/builder?continue=save'],
    ['/', '/'],
    ['/templates?category=tech', '/templates?category=tech'],
  ])('leads back to %s', (from, to) => {
    expect(safeReturnPath(from)).toBe(to);
  });

  it.each([
    null,
    '',
    'builder',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/nowhere',
    '/login',
    '/login?from=/login',
    'javascript:alert(1)',
  ])('leads to the profile instead of %s', (from) => {
    expect(safeReturnPath(from)).toBe('/profile');
  });
});
