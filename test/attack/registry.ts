import type { Attack } from './attack.ts';

/** An attack by its name: what it tries, and its module, which is loaded when it is asked for. */
interface Row {
  readonly about: string;
  readonly load: () => Promise<{ readonly run: Attack }>;
}

const at =
  (file: string): Row['load'] =>
  () =>
    import(new URL(file, import.meta.url).href) as ReturnType<Row['load']>;

/** All of them. A new one is a file and a row here. */
export const ATTACKS: Readonly<Record<string, Row>> = {
  'access-matrix': {
    about: 'every caller at every endpoint, and at what is another’s',
    load: at('./access-matrix.ts'),
  },
  fuzz: { about: 'bodies, queries and parameters made from the schemas, then broken', load: at('./fuzz.ts') },
  races: { about: 'the same thing wanted many times at once', load: at('./races.ts') },
  kills: { about: 'the server killed while it saves, improves and is paid', load: at('./kills.ts') },
  'hostile-markup': { about: 'markup and styles that want something fetched or read', load: at('./hostile-markup.ts') },
  load: { about: 'ten minutes of people, browsers killed and the database halted meanwhile', load: at('./load.ts') },
  limits: { about: 'every limit reached at once, with rates as they are in production', load: at('./limits.ts') },
  money: { about: 'payments, refunds and deleted accounts', load: at('./money.ts') },
  deletions: { about: 'what is left of a deleted account', load: at('./deletions.ts') },
  'pdf-bombs': { about: 'markup that costs the printer much', load: at('./pdf-bombs.ts') },
  'pdf-neighbour': { about: 'whether others can print meanwhile', load: at('./pdf-neighbour.ts') },
  'import-process': { about: 'the rights of the process that reads files', load: at('./import-process.ts') },
  'import-nasties': { about: 'files that are made to hurt their reader', load: at('./import-nasties.ts') },
};
