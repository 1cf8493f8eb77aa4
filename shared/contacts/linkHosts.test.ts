import { describe, expect, it } from 'vitest';
import { addressOfUser, hostName, hostOf, userNameIn } from './linkHosts.ts';

describe('the site of a link', () => {
  it.each([
    ['https://github.com/noa', 'GitHub', 'GitHub', 'noa'],
    ['WWW.Behance.net/noa/', 'Behance', 'Behance', 'noa'],
    ['noa.medium.com', 'Medium', 'Medium', ''],
    ['https://medium.com/@noa', 'Medium', 'Medium', 'noa'],
    ['scholar.google.com/citations?user=x', 'Google Scholar', 'Google Scholar', ''],
    ['instagram.com/noa', 'אינסטגרם', 'Instagram', 'noa'],
    ['github.com/noa/project', 'GitHub', 'GitHub', ''],
  ])('of %s is known by its address', (address, he, en, userName) => {
    const site = hostOf(address);
    expect(site && [hostName(site, 'he'), hostName(site, 'en')]).toEqual([he, en]);
    expect(userNameIn(address)).toBe(userName);
  });

  it.each(['', 'notgithub.com/noa', 'github.com.evil.example/noa', 'example.com/github.com', 'noa@github.com', 'שלום'])(
    'of %j is not known',
    (address) => expect([hostOf(address), userNameIn(address)]).toEqual([undefined, '']),
  );

  it('and a name there make an address, where a name alone leads to a page', () => {
    expect(addressOfUser('GitHub', 'noa')).toBe('github.com/noa');
    expect(addressOfUser('פייסבוק', '@noa.b')).toBe('facebook.com/noa.b');
    expect(addressOfUser('Medium', 'noa')).toBe('medium.com/@noa');
    expect(addressOfUser('Google Scholar', 'noa')).toBe('');
    expect(addressOfUser('Somewhere', 'noa')).toBe('');
    expect(addressOfUser('GitHub', 'noa"><script>')).toBe('');
  });
});
