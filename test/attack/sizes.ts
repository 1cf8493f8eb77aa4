import { toArchive, ARCHIVE_EN } from '../../functions/import/linkedIn/archive.fixture.ts';
import { RESUME_LIMITS } from '../../shared/resume/limits.ts';
import { STRONG_RESUME_EN } from '../../shared/resume/samples.fixture.ts';
import { improveWeak, WEAK } from '../support/weak.ts';
import { Tally, type Attack } from './attack.ts';
import { openProduct } from './product.ts';

/** What is found in again and again, so that an answer is many times as large as what it is about. */
const UNITS = ['2019 - 2020, ', '1,', '$1 ', '1/2 ', 'led 3 ', 'הובלתי 3 '];
/** Texts of one résumé, which together are nearly as large as a call may be. */
const TEXTS = 20;
const DESCRIPTION = 7_900;
/** Bytes of a cell; more than an answer may have. */
const CELL = 7_500_000;

const filled = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length));

/**
 * What makes an answer, or what is stored, larger than the services take: it is cut, or refused with an error of the
 * catalogue, and is never a fault of ours, which would raise an alarm.
 */
export const run: Attack = async ({ rounds = UNITS.length, print }) => {
  const product = await openProduct();
  const tally = new Tally();
  try {
    const held = (name: string, { status, text }: { readonly status: number; readonly text: string }) =>
      tally.check(
        `${name}: answered, or refused by the catalogue`,
        status < 500 && status !== 0,
        `${status} ${text.slice(0, 200)}`,
      );
    const person = await product.newPerson();
    const send = async (method: string, path: string, body: object | FormData) => {
      const isForm = body instanceof FormData;
      const response = await fetch(product.url + path, {
        method,
        headers: {
          authorization: `Bearer ${person.accessToken}`,
          ...(!isForm && { 'content-type': 'application/json' }),
        },
        body: isForm ? body : JSON.stringify(body),
      });
      return { status: response.status, text: await response.text() };
    };

    for (const unit of UNITS.slice(0, rounds)) {
      print(`a résumé of "${unit}", improved`);
      const bytes = Buffer.byteLength(unit) / unit.length;
      const experience = Array.from({ length: TEXTS }, (_, at) => ({
        ...STRONG_RESUME_EN.experience[0],
        id: `exp-${at}`,
        description: `I was responsible for ${filled(unit, DESCRIPTION / bytes)}`,
      }));
      const buyer = await product.newPerson();
      const { status, body } = await buyer.call('POST', '/api/improve-resume', {
        ...improveWeak(buyer.id),
        resumeData: { ...WEAK, experience },
      });
      held(`improving ${JSON.stringify(unit)}`, { status, text: JSON.stringify(body) });
    }

    print('a LinkedIn archive with one large cell');
    const positions = `Company Name,Title,Description\nKorot,Cook,"${'word '.repeat(CELL / 5)}"\n`;
    const form = new FormData();
    form.set(
      'resume',
      new File([toArchive({ ...ARCHIVE_EN, 'Positions.csv': positions })], 'linkedin.zip', { type: 'application/zip' }),
    );
    form.set('userId', person.id);
    held('a large cell', await send('POST', '/api/parse-resume', form));

    print('résumés of many small parts, saved and exported');
    const part = { id: 'x', title: '"', organization: '"', startDate: '', endDate: '', description: '"\n'.repeat(300) };
    const items = Array.from({ length: RESUME_LIMITS.customItems }, (_, at) => ({ ...part, id: `item-${at}` }));
    const customSections = Array.from({ length: 20 }, (_, at) => ({ id: `custom-${at}`, title: 'x', items }));
    for (let sections = 1; sections <= customSections.length; sections += 1)
      held(
        `${sections} sections of marks and line ends`,
        await send('POST', '/api/resumes', {
          name: '"',
          data: { ...STRONG_RESUME_EN, customSections: customSections.slice(0, sections) },
        }),
      );
    const exported = await fetch(`${product.url}/api/profile/export`, {
      headers: { authorization: `Bearer ${person.accessToken}` },
    });
    held('the export of them', { status: exported.status, text: await exported.text() });
  } finally {
    await product.close();
  }
  return tally.result();
};
