import { describe, expect, it } from 'vitest';
import { OCCUPATIONS } from '../../shared/resume/occupations/catalogue.ts';
import type { Occupation } from '../../shared/resume/occupations/occupations.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import en from '../../web/lib/i18n/messages/en/builder.json' with { type: 'json' };
import help from '../../web/lib/i18n/messages/en/help.json' with { type: 'json' };
import heBuilder from '../../web/lib/i18n/messages/he/builder.json' with { type: 'json' };
import { field, filledResume, sheet, storedResume, tab, textIn, visitBuilder } from './builder-page.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();

const isNurse = ({ id }: Occupation) => id === 'nurse';
const nurse = OCCUPATIONS.find(isNurse) ?? expect.fail('there is help for nurses');
/** Somebody who has written only what they are. */
function nurseResume(title: string) {
  const blank = createBlankResume();
  return { ...blank, experience: blank.experience.map((job) => ({ ...job, title })) };
}

describe('help where one writes', () => {
  it('takes out what is better left out, from that text alone, and undo brings it back', async () => {
    const { page, context } = await visitBuilder(product, { address: '#summary' });
    const summary = field(page, 'Professional summary');
    const note = page.locator('.private-note');
    await summary.fill('Nurse from Haifa, married + 2, DOB: 3 May 1990.');
    await expect
      .poll(() => note.locator('p').allInnerTexts())
      .toEqual([help['help.private.marital'], help['help.private.birth']]);
    expect(await sheet(page).innerText()).toContain('3 May 1990');
    await note.getByRole('button', { name: help['help.private.remove'] }).click();
    await expect.poll(() => textIn(summary)).toBe('Nurse from Haifa');
    await expect.poll(() => sheet(page).innerText()).not.toContain('1990');
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await note.count()).toBe(0);
    await page.keyboard.press('Control+z');
    await expect.poll(() => textIn(summary)).toContain('3 May 1990');
    await context.close();
  });

  it('[BLD-24] offers a nurse examples, which enter only once adapted, and the skills of nurses', async () => {
    const { page, context, faults } = await visitBuilder(product, {
      resume: nurseResume('Registered Nurse (ICU)'),
      address: '#experience',
    });
    const description = page.locator('[data-resume-field="exp-1.description"]');
    await page.getByText('Examples for this job: Registered nurse').click();
    const examples = nurse.examples.map(([, text]) => text);
    expect(await page.locator('.example').allInnerTexts()).toEqual(examples);

    // One with something to fill in: typing replaces it, and it cannot be added before.
    await page.locator('.example').first().click();
    const editor = page.locator('.example-editor');
    const add = editor.getByRole('button', { name: help['help.examples.add'] });
    expect(await add.isDisabled()).toBe(true);
    expect(await textIn(description)).toBe('');
    await page.keyboard.type('9');
    await expect
      .poll(() => editor.locator('textarea').inputValue())
      .toBe('Cared for 9 patients a shift on the [name] ward');
    expect(await add.isDisabled()).toBe(true);
    await editor.locator('textarea').fill('Cared for 9 patients a shift on the surgical ward');
    await add.click();
    expect(await textIn(description)).toBe('Cared for 9 patients a shift on the surgical ward');

    // One without: confirmed word for word.
    await page.locator('.example', { hasText: examples[1] ?? '' }).click();
    expect(await add.isDisabled()).toBe(true);
    await editor.getByRole('checkbox').check();
    await add.click();
    await expect
      .poll(async () => (await storedResume(page))?.experience[0]?.description)
      .toBe(`Cared for 9 patients a shift on the surgical ward\n${examples[1]}`);
    expect(await page.locator('.example').allInnerTexts()).toEqual(examples.filter((_, at) => at !== 1));

    await tab(page, 'skills').click();
    const offered = page.locator('.suggestions', { hasText: 'For your job' }).locator('.chip-offer');
    const skills = nurse.skills.map(([, text]) => text);
    await expect.poll(() => offered.allInnerTexts()).toEqual(skills);
    await offered.first().click();
    await expect.poll(() => offered.allInnerTexts()).toEqual(skills.slice(1));
    await expect
      .poll(async () => (await storedResume(page))?.skills.map(({ name }) => name))
      .toEqual(skills.slice(0, 1));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('[DATA-10] adds a language with its level in two presses, in the language of the résumé', async () => {
    const { page, context } = await visitBuilder(product, {
      language: 'he',
      width: 360,
      resume: nurseResume('אחות'),
      address: '#languages',
    });
    await page.getByRole('button', { name: 'אנגלית', exact: true }).click();
    await page.locator('.language-levels').getByRole('button', { name: heBuilder['builder.level.advanced'] }).click();
    await expect
      .poll(async () => (await storedResume(page))?.languages)
      .toEqual([{ id: 'lang-1', name: 'אנגלית', level: 'advanced' }]);
    expect(await page.getByRole('button', { name: 'אנגלית', exact: true }).count()).toBe(0);
    await context.close();
  });

  it('[BLD-22] names the fields of a service as soldiers do, and says what not to write', async () => {
    const { page, context } = await visitBuilder(product, { resume: filledResume() });
    await page.getByRole('button', { name: en['builder.addSection'] }).first().click();
    await page.getByRole('button', { name: 'Military Service' }).click();
    await field(page, en['builder.field.serviceRole']).fill('Paramedic, sergeant');
    await field(page, en['builder.field.serviceUnit']).fill('Medical Corps');
    await expect.poll(() => sheet(page).innerText()).toMatch(/Paramedic, sergeant[^]*Medical Corps/);
    expect(await page.locator('.panel-hint').innerText()).toBe(en['builder.hint.militaryService']);
    await field(page, en['builder.custom.name']).fill('My years in uniform');
    await expect.poll(() => field(page, en['builder.field.itemTitle']).inputValue()).toBe('Paramedic, sergeant');
    await context.close();
  });
});
