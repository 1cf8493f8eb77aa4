import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { importText } from '../textImport.ts';

async function read(name: string) {
  const file = readFileSync(new URL(`../../../test/data/import-pdf/${name}.pdf`, import.meta.url));
  const found = await importText(new Uint8Array(file));
  if ('error' in found) throw new Error(found.error);
  return found;
}

it('letters with points, which Typst names anew, are read once; what has no name left is doubtful', async () => {
  const { resumeData, doubts } = await read('typst-points');
  // The letter ב has no name in the file.
  expect(resumeData.personalInfo).toMatchObject({ fullName: 'נעה רק', phone: '052-555-0134' });
  expect(resumeData.experience[0]).toMatchObject({ title: 'מורה לתנ״ך', company: 'בית ספר רקאי', endDate: '2022' });
  expect(doubts).toEqual({ 'personalInfo.fullName': 'unreadLetters', 'experience.0.company': 'unreadLetters' });
});

it('skills in boxes of their own are skills of their own, however near', async () => {
  const skills = (await read('chips')).resumeData.skills.map(({ name }) => name);
  expect(skills).toEqual(expect.arrayContaining(['Terraform', 'Ansible', 'ניהול צוות', 'Google Cloud', 'CI/CD']));
  expect(skills.length).toBeGreaterThan(7);
});
