import * as fc from 'fast-check';
import { importHere } from '../support/importHere.ts';
import { readPngSize } from '../../infra/local/emulators/reading/textractBlocks.ts';
import { processReader } from '../../functions/import/process/isolatedWorker.ts';
import { toEmbeddedElement } from '../../functions/pdf/embeddedResume.ts';
import { isErrorCode } from '../../shared/errors/errors.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { Tally, type AttackOptions, type AttackResult } from './attack.ts';

/** Milliseconds after which a call hangs, however busy the machine is: its tasks end within 24 s. */
const HANGS_MS = 60_000;
/** Milliseconds of processor time that this process may take for one: it only passes bytes on, and checks answers. */
const MOST_WORK_MS = 2_000;
/** Sides in pixels that readers take. */
const [LEAST_SIDE, MOST_SIDE] = [15, 10_000];

type Answer = Readonly<Record<string, unknown>>;
/** A way to attack by the content of a stranger's file, besides its text. */
interface Way {
  /** The harmful inputs, the most expensive last. */
  readonly made: readonly unknown[];
  readonly drawn: fc.Arbitrary<unknown>;
  readonly send: (value: unknown) => Promise<Answer>;
  /** Returns the fault of an answer that is not an error. */
  readonly fault?: (answer: Answer) => string | undefined;
}

const asJson = (value: unknown) => Buffer.from(JSON.stringify(value));
/** Repeated, texts on which rules of names, dates, contacts and lists may spend their time. */
const UNITS = [
  '1, ',
  'a@',
  '2019 - 2020, ',
  ' | ',
  '( ',
  '• ',
  'www.a',
  '05',
  'א.',
  '/',
  '\t',
  '"',
  '\u05d1 ',
  ', CCRN',
];
const PAGE = { lines: 40, characters: 900 } as const;

const many = (length: number, make: () => unknown) => Array.from({ length }, make);
const pagesOf = (text: (line: number) => string) => ({
  pages: [
    { by: 'lines', lines: Array.from({ length: PAGE.lines }, (_, at) => ({ text: text(at), heading: at % 9 === 0 })) },
  ],
  numbers: [1],
});
/** A résumé of which hardly anything has a place. */
const OPEN = new TextEncoder().encode(
  ['Maya Cohen', 'maya@korot.example', 'Cook, Korot, 2019 - 2023', ...UNITS.map((unit) => unit.repeat(400))].join('\n'),
);
const WORDS = fc.constantFrom('Cook', 'Korot', '2019 - 2023', ...UNITS.map((unit) => unit.repeat(50)));
const NUMBERS = fc.array(fc.integer({ min: -2, max: 40 }), { maxLength: 60 });
const entry = (...names: readonly string[]) =>
  fc.record({ ...Object.fromEntries(names.map((name) => [name, WORDS])), lines: NUMBERS });
const BOXES = ['3000 1', '1 3000', '0 0', '0 9', '1 1', '30000 30000', '-5 -5', '1e9 1e9', '0.001 0.001', '14400 200'];

const WAYS: Readonly<Record<string, Way>> = {
  'data that a PDF of ours carries': {
    made: [
      { summary: 'a@'.repeat(190_000) },
      { personalInfo: { fullName: ', CCRN'.repeat(60_000) } },
      Array.from({ length: 1_500 }).reduce((inner) => [inner], {}),
      { customSections: [{ id: '__proto__', items: [{ constructor: { toString: 1 } }] }] },
      { customSections: many(133_000, () => ({})) },
      { experience: many(60_000, () => []), skills: many(30_000, () => '') },
    ],
    drawn: fc.oneof(fc.object({ maxDepth: 5, maxKeys: 12 }), fc.constant(SAMPLE_EN)),
    send: (data) => importHere(Buffer.from(`%PDF-1.7\n${toEmbeddedElement(data)}\n%%EOF`)),
  },
  'lines that OCR reads': {
    made: [
      ...UNITS.map((unit) => pagesOf((at) => `${at} ${unit.repeat(PAGE.characters / unit.length)}`)),
      pagesOf((at) => `Maya Cohen${', CCRN'.repeat(11)}, ${2_000 + at}`),
    ],
    drawn: fc
      .array(fc.array(fc.constantFrom(...UNITS, 'Cook', 'Experience', '2019'), { maxLength: 60 }), { minLength: 1 })
      .map((lines) => pagesOf((at) => (lines[at % lines.length] ?? []).join(' '))),
    send: (pages) => processReader.run('scan', asJson(pages)),
  },
  'what a model answers': {
    made: ['', 'null', '[', '['.repeat(40_000), '{"skills":{"length":1e9}}', '{"__proto__":{"skills":["x"]}}'],
    drawn: fc.oneof(
      fc.json(),
      fc
        .record({
          summary: NUMBERS,
          experience: fc.array(entry('title', 'company', 'location', 'period'), { maxLength: 50 }),
          education: fc.array(entry('degree', 'institution', 'location', 'period'), { maxLength: 30 }),
          skills: fc.array(WORDS, { maxLength: 150 }),
        })
        .map((answer) => JSON.stringify(answer)),
    ),
    send: (written) => processReader.run('modelAnswer', OPEN, { told: String(written) }),
  },
  'pages of any size': {
    made: BOXES,
    drawn: fc
      .tuple(fc.double({ noNaN: true, min: -1e5, max: 1e5 }), fc.double({ noNaN: true, min: 0, max: 1e5 }))
      .map(([width, height]) => `${width.toFixed(3)} ${height.toFixed(3)}`),
    send: (box) => processReader.run('pictures', pageOf(String(box))),
    fault: ({ pictures }) => {
      const sides = (pictures as readonly ({ readonly png: Uint8Array } | null)[])
        .filter((page) => page !== null)
        .flatMap(({ png }) => Object.values(readPngSize(png)));
      return sides.some((side) => side < LEAST_SIDE || side > MOST_SIDE)
        ? `an image of ${sides.join(' x ')}`
        : undefined;
    },
  },
};

function pageOf(box: string): Uint8Array {
  const ink = '0 0 50 50 re f';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${box}]/Contents 4 0 R>>`,
    `<</Length ${ink.length}>>\nstream\n${ink}\nendstream`,
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer<</Root 1 0 R>>\n%%EOF`);
}

/**
 * Everything of a stranger that is understood beside the text of a file ({@link WAYS}): each gets a result by the
 * schema or an error of the catalogue, within the bounds of its task, while this process is free for others. Of each
 * way `rounds` that are made and as many that are drawn.
 */
export async function run({
  rounds = 40,
  seed = 1,
}: Pick<AttackOptions, 'rounds' | 'seed'> = {}): Promise<AttackResult> {
  const tally = new Tally();
  let [slowest, most] = [0, 0];
  for (const [way, { made, drawn, send, fault = () => undefined }] of Object.entries(WAYS)) {
    const all = [...made.slice(0, rounds), ...fc.sample(drawn, { numRuns: rounds, seed })];
    for (const [at, value] of all.entries()) {
      const [began, before] = [performance.now(), process.cpuUsage()];
      // oxlint-disable-next-line no-await-in-loop -- one at a time: together they would wait for each other
      const answer = await send(value).catch((error: unknown) => ({ error: String(error) }));
      const milliseconds = performance.now() - began;
      const { user, system } = process.cpuUsage(before);
      slowest = Math.max(slowest, milliseconds);
      most = Math.max(most, (user + system) / 1_000);
      const isCaught = !('error' in answer) || (isErrorCode(answer.error) && answer.error !== 'internal');
      const wrong = 'error' in answer ? answer.error : fault(answer);
      tally.check(`${way}, number ${at}`, isCaught && (wrong === undefined || 'error' in answer), wrong);
      tally.check(`${way}, number ${at}: ended`, milliseconds < HANGS_MS, `${milliseconds.toFixed(0)} ms`);
    }
  }
  tally.check('others were answered meanwhile', most < MOST_WORK_MS, `this process worked ${most.toFixed(0)} ms`);
  await processReader.close();
  return tally.result({ 'slowest, ms': Math.round(slowest), 'most work of the server for one, ms': Math.round(most) });
}
