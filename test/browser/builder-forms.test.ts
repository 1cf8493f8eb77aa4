import { describe, expect, it } from 'vitest';
import { field, filledResume, sheet, storedResume, tab, visitBuilder } from './builder-page.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();

describe('every field of the model', () => {
  it('[BLD-01] [DATA-06] [DATA-07] [DATA-08] [DATA-09] [DATA-10] [DATA-11] [DATA-13] is shown and kept', async () => {
    const { page, context, faults } = await visitBuilder(product);
    const write = async (name: string, values: Readonly<Record<string, string>>) => {
      await tab(page, name).click();
      for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
      const text = (await sheet(page).innerText()).toLowerCase();
      for (const value of Object.values(values))
        for (const line of value.split(/\n|, /)) expect(text).toContain(line.toLowerCase());
    };
    await write('personal', {
      'Full name': 'Maya Cohen',
      Email: 'maya@example.com',
      Phone: '+972 50-000-0000',
      Location: 'Haifa',
      LinkedIn: 'linkedin.com/in/maya',
      'Website or portfolio': 'maya.example',
    });
    await write('summary', { 'Professional summary': 'Builds quiet, reliable systems.' });
    await write('experience', {
      'Job title': 'Team Lead',
      Company: 'Harbour',
      Location: 'Eilat',
      Start: '03/2019',
      End: '08/2023',
      'What you did and achieved': 'Led five people\nCut costs by 20%',
    });
    await write('education', {
      'Degree or certificate': 'B.Sc. Physics',
      School: 'Technion',
      Start: '2012',
      End: '2015',
      Details: 'GPA 91',
    });
    await write('projects', {
      'Project name': 'Tide tables',
      Role: 'Maintainer',
      Link: 'tides.example',
      'About the project': 'Used by 300 sailors',
      Technologies: 'Rust, SQLite',
    });
    await tab(page, 'skills').click();
    await field(page, 'New skill').pressSequentially('Python,');
    await tab(page, 'languages').click();
    await field(page, 'Language').fill('French');
    expect(
      await field(page, 'Level')
        .locator('option')
        .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value)),
    ).toEqual(['', 'native', 'fluent', 'advanced', 'intermediate', 'basic']);
    await field(page, 'Level').selectOption('basic');
    await expect.poll(() => sheet(page).locator('.section-languages').innerText()).toMatch(/French\s+Basic/);
    await expect.poll(async () => (await storedResume(page))?.languages[0]?.level).toBe('basic');
    expect(await storedResume(page)).toMatchObject({
      personalInfo: {
        fullName: 'Maya Cohen',
        email: 'maya@example.com',
        phone: '+972 50-000-0000',
        address: 'Haifa',
        linkedin: 'linkedin.com/in/maya',
        website: 'maya.example',
      },
      summary: 'Builds quiet, reliable systems.',
      experience: [
        {
          id: 'exp-1',
          title: 'Team Lead',
          company: 'Harbour',
          location: 'Eilat',
          startDate: '2019-03',
          endDate: '2023-08',
          current: false,
          description: 'Led five people\nCut costs by 20%',
        },
      ],
      education: [
        {
          id: 'edu-1',
          degree: 'B.Sc. Physics',
          institution: 'Technion',
          startDate: '2012',
          endDate: '2015',
          description: 'GPA 91',
        },
      ],
      projects: [
        {
          id: 'proj-1',
          name: 'Tide tables',
          role: 'Maintainer',
          url: 'tides.example',
          description: 'Used by 300 sailors',
          technologies: 'Rust, SQLite',
        },
      ],
      skills: [{ id: 'skill-1', name: 'Python' }],
      languages: [{ id: 'lang-1', name: 'French', level: 'basic' }],
    });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is written in the direction of its own line, addresses and numbers from left to right', async () => {
    const { page, context } = await visitBuilder(product, { language: 'he', resume: filledResume({ language: 'he' }) });
    const style = (name: string) =>
      page
        .locator(`[data-resume-field="${name}"]`)
        .evaluate((input) => [getComputedStyle(input).direction, getComputedStyle(input).textAlign]);
    const name = page.locator('[data-resume-field="personal.fullName"]');
    expect((await style('personal.fullName'))[0]).toBe('ltr');
    await name.fill('דנה (Dana) כהן');
    expect(await style('personal.fullName')).toEqual(['rtl', 'start']);
    await name.fill('');
    expect((await style('personal.fullName'))[0]).toBe('rtl');
    expect(await style('personal.phone')).toEqual(['ltr', 'end']);
    await page.getByLabel('שפת קורות החיים').selectOption('en');
    expect((await style('personal.fullName'))[0]).toBe('ltr');
    await expect.poll(() => sheet(page).getAttribute('dir')).toBe('ltr');
    await context.close();
  });
});
