import { expect, it } from 'vitest';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { placeLinks } from './placeLinks.ts';

const project = {
  id: 'p',
  name: 'לוח גאות',
  role: '',
  url: '',
  startDate: '',
  endDate: '',
  description: '',
  technologies: '',
};
function found(changes: object = {}, address = '') {
  const personalInfo = { ...SAMPLE_HE.personalInfo, linkedin: '', website: '', address };
  return {
    resumeData: { ...SAMPLE_HE, headline: '', personalInfo, projects: [] as (typeof project)[], ...changes },
    unplaced: ['before'],
    confidence: { headline: 0.7, 'personalInfo.address': 0.8, 'personalInfo.email': 0.9 },
  };
}

it('a link behind a project’s name is its address, the person’s page a contact, any other is told', () => {
  const { resumeData, unplaced } = placeLinks(found({ projects: [project] }), [
    { address: 'https://tides.example/app', words: 'לוח גאות' },
    { address: 'https://github.com/noa', words: 'GitHub' },
    { address: 'https://doi.example/1', words: '' },
    { address: 'https://noa.example', words: 'noa.example' },
  ]);
  expect(resumeData.contacts).toEqual([{ id: 'contact-1', kind: 'link', value: 'https://github.com/noa' }]);
  expect(resumeData.projects?.[0]?.url).toBe('https://tides.example/app');
  expect(unplaced).toEqual(['before', 'https://doi.example/1', 'noa.example: https://noa.example']);
});

it('what a field or an unplaced text says already is told once; a file is no address', () => {
  const one = found({ projects: [{ ...project, url: 'http://www.tides.example/app/' }] });
  const links = [
    { address: 'https://tides.example/app', words: 'x' },
    { address: `mailto:${one.resumeData.personalInfo.email}`, words: 'mail' },
    { address: 'file:///home', words: 'file' },
  ];
  expect(placeLinks(one, links).unplaced).toEqual(['before']);
  expect(placeLinks(found(), [...links, ...links]).unplaced).toEqual(['before', 'x: https://tides.example/app']);
});

it('words that lead to what a field says are told no more, those of another address with it', () => {
  const one = { ...found(), unplaced: ['Phone | Mail', 'Work', 'kept'] };
  const { phone, email } = one.resumeData.personalInfo;
  const links = [
    { address: `tel:+972${phone.replaceAll(/\D/g, '').slice(-9)}`, words: 'Phone' },
    { address: `mailto:${email}?subject=x`, words: 'Mail' },
    { address: 'mailto:work@korot.example', words: 'Work' },
  ];
  const { unplaced, dropped } = placeLinks({ ...one, dropped: undefined }, links);
  expect(unplaced).toEqual(['kept', 'Work: mailto:work@korot.example']);
  expect(dropped).toEqual(['Phone | Mail', 'Work'].map((text) => ({ reason: 'label', text })));
});

it('words that do nothing but lead somewhere are no headline and no address', () => {
  const links = [
    { address: 'https://github.com/noa', words: 'GitHub' },
    { address: 'https://noa.example/work', words: 'Portfolio' },
  ];
  const emptied = placeLinks(found({ headline: 'GitHub · Portfolio' }, 'GitHub'), links);
  expect([emptied.resumeData.headline, emptied.resumeData.personalInfo.address]).toEqual(['', '']);
  expect(emptied.confidence).toEqual({ 'personalInfo.email': 0.9 });
  const kept = placeLinks(found({ headline: 'GitHub administrator' }, 'Haifa'), links);
  expect([kept.resumeData.headline, kept.resumeData.personalInfo.address]).toEqual(['GitHub administrator', 'Haifa']);
  expect(kept.confidence).toHaveProperty('headline');
});
