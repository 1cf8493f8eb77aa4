import { unzipSync } from 'fflate';
import { parseDate } from '../../../shared/dates/parseDate.ts';

/** What a file itself holds, counted by no reader of the product. */
export interface FileSays {
  /** Text that a person sees, or that is in a note. */
  readonly texts: readonly string[];
  /** Addresses behind words. */
  readonly links: readonly string[];
  /** Text that is in the file and is none of a résumé's, with the reason. */
  readonly leftOut: readonly {
    readonly reason: 'hidden' | 'deleted' | 'page number' | 'written in another form';
    readonly text: string;
  }[];
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const decodeEntities = (xml: string) =>
  xml.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_, hex: string, decimal: string, name: string) =>
    name
      ? (new Map(Object.entries(NAMED)).get(name) ?? '')
      : String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
  );
const textOf = (xml: string) => decodeEntities(xml.replaceAll(/<[^>]*>/g, ''));
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([whole, first]) => first ?? whole);
const partsOf = (bytes: Uint8Array) =>
  new Map(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, new TextDecoder().decode(content)]));

const isHiddenRun = (run: string) => run.includes('<w:vanish/>');

/** Every `w:t` of every part of a Word file, by paragraphs; runs that are hidden, and what counts pages, apart. */
export function wordFileSays(bytes: Uint8Array): FileSays {
  const parts = [...partsOf(bytes)];
  const stories = parts.filter(([path]) => /^word\/(?:document|header|footer|footnotes|endnotes)/.test(path));
  const paragraphs = stories.flatMap(([, xml]) => xml.split('</w:p>'));
  const counted = paragraphs.filter((xml) => /<w:instrText[^>]*>\s*PAGE/.test(xml));
  const runs = paragraphs.filter((xml) => !counted.includes(xml)).map((xml) => all(xml, /<w:r[ >].*?<\/w:r>/gs));
  const written = (run: string) =>
    all(run, /<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:tab\/>/g)
      .map((text) => (text.startsWith('<') ? ' ' : decodeEntities(text)))
      .join('');
  return {
    texts: runs.map((of) =>
      of
        .filter((run) => !isHiddenRun(run))
        .map(written)
        .join(''),
    ),
    links: parts
      .filter(([path]) => path.endsWith('.rels'))
      .flatMap(([, xml]) => all(xml, /Target="([^"]*)"[^>]*TargetMode="External"/g))
      .map(decodeEntities),
    leftOut: [
      ...runs
        .flat()
        .filter(isHiddenRun)
        .map((run) => ({ reason: 'hidden' as const, text: written(run) })),
      ...counted.map((xml) => ({ reason: 'page number' as const, text: textOf(xml) })),
      ...stories.flatMap(([, xml]) =>
        all(xml, /<w:delText[^>]*>([^<]*)</g).map((text) => ({ reason: 'deleted' as const, text })),
      ),
    ],
  };
}

/** All text of an OpenDocument file's body, headers, footers and notes. */
export function odtSays(bytes: Uint8Array): FileSays {
  const parts = partsOf(bytes);
  const whole = [parts.get('styles.xml') ?? '', parts.get('content.xml') ?? ''].join('\n');
  const leftOut: FileSays['leftOut'][number][] = [];
  const takeOut = (reason: FileSays['leftOut'][number]['reason'], pattern: RegExp, from: string) =>
    from.replaceAll(pattern, (xml) => {
      leftOut.push({ reason, text: textOf(xml) });
      return ' ';
    });
  let shown = takeOut('deleted', /<text:tracked-changes>.*?<\/text:tracked-changes>/gs, whole);
  shown = takeOut('hidden', /<text:span text:style-name="Hidden">.*?<\/text:span>/gs, shown);
  shown = takeOut('page number', /<text:p>[^<]*<text:page-number>.*?<\/text:p>/gs, shown);
  shown = takeOut('page number', /<text:note-citation>.*?<\/text:note-citation>/gs, shown);
  return {
    texts: textOf(shown.replaceAll(/<\/?text:(?:p|h|note|tab|line-break|s)(?=[ />])/g, '\n$&')).split('\n'),
    links: all(whole, /xlink:href="([^"]*)"/g).map(decodeEntities),
    leftOut,
  };
}

/** The letters of an RTF file, by its control words alone; groups that are marked as no text are passed over. */
export function rtfSays(bytes: Uint8Array): FileSays {
  const source = new TextDecoder('latin1').decode(bytes);
  const TOKEN = /\\u(-?\d+) ?\??|\\'([\da-f]{2})|\\([a-z]+)(-?\d+)? ?|\\([^a-z])|([{}])|\r?\n|([^\\{}\r\n]+)/gi;
  const [texts, links]: [string[], string[]] = [[''], []];
  const leftOut: FileSays['leftOut'][number][] = [];
  type Group = { skip: boolean; hidden: boolean; deleted: boolean; instruction: boolean };
  let group: Group = { skip: false, hidden: false, deleted: false, instruction: false };
  const stack: Group[] = [];
  let [afterBrace, instruction] = [false, ''];
  const put = (text: string) => {
    if (group.skip) return;
    if (group.instruction) instruction += text;
    else if (group.hidden || group.deleted) leftOut.push({ reason: group.hidden ? 'hidden' : 'deleted', text });
    else texts[texts.length - 1] += text;
  };
  for (const [, unicode, hex, word, , symbol, brace, plain] of source.matchAll(TOKEN)) {
    const isFirst = afterBrace;
    afterBrace = brace === '{';
    if (brace === '{') stack.push({ ...group });
    else if (brace === '}') {
      group = stack.pop() ?? group;
      if (!group.instruction && instruction !== '') {
        links.push(...all(instruction, /HYPERLINK "([^"]*)"/g));
        instruction = '';
      }
    } else if (symbol === '*') afterBrace = isFirst;
    else if (unicode !== undefined) put(String.fromCharCode(Number(unicode) & 0xffff));
    else if (hex !== undefined) put(String.fromCharCode(Number.parseInt(hex, 16)));
    else if (symbol !== undefined) put(/[\\{}]/.test(symbol) ? symbol : ' ');
    else if (plain !== undefined) put(plain);
    else if (word !== undefined) {
      if (isFirst && ['fonttbl', 'stylesheet', 'listtext', 'colortbl'].includes(word)) group.skip = true;
      else if (word === 'fldinst') group.instruction = true;
      else if (word === 'v') group.hidden = true;
      else if (word === 'deleted') group.deleted = true;
      else if (['par', 'line', 'cell', 'row', 'tab', 'sect', 'footnote'].includes(word)) texts.push('');
      else if (word === 'chpgn') leftOut.push({ reason: 'page number', text: texts.pop() ?? '' });
    }
  }
  return { texts, links, leftOut };
}

/** The text of a page of HTML between its tags; elements that hide themselves apart. */
export function htmlSays(bytes: Uint8Array): FileSays {
  const source = new TextDecoder().decode(bytes).replaceAll(/<(style|title|script)>.*?<\/\1>|<!--.*?-->/gs, '');
  const hidden = /<(\w+) (?:style="display:none"|hidden)>(.*?)<\/\1>/gs;
  return {
    texts: textOf(source.replaceAll(hidden, '').replaceAll(/<(?!\/?(?:a|b|span)\b)[^>]*>/g, '\n')).split('\n'),
    links: all(source, /href="([^"]*)"/g).map(decodeEntities),
    leftOut: [...source.matchAll(hidden)].map(([, , text = '']) => ({ reason: 'hidden' as const, text: textOf(text) })),
  };
}

/** A text as it stands; of Markdown without comments, and with its addresses apart. */
export function textSays(bytes: Uint8Array): FileSays {
  const source = new TextDecoder().decode(bytes).replaceAll('**', '');
  const hidden = all(source, /<!--(.*?)-->/gs);
  const links = all(source, /\]\((\S+?)\)/g);
  return {
    texts: source
      .replaceAll(/<!--.*?-->/gs, '')
      .replaceAll(/\]\(\S+?\)/g, ']')
      .split('\n'),
    links,
    leftOut: hidden.map((text) => ({ reason: 'hidden' as const, text })),
  };
}

/** Every text that a page draws, one for each operator: codes are Unicode, and a Hebrew word begins at its right. */
export function pdfSays(bytes: Uint8Array): FileSays {
  const source = new TextDecoder('latin1').decode(bytes);
  const drawn = all(source, /<((?:[\da-f]{4})*)> Tj/g).map((codes) =>
    String.fromCharCode(...(codes.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16))),
  );
  return {
    texts: drawn.map((text) =>
      text.replaceAll(/[\p{L}&&\p{Script=Hebrew}]+/gv, (word) => Array.from(word).toReversed().join('')),
    ),
    links: all(source, /\/URI\(((?:\\.|[^\\)])*)\)/g).map((link) => link.replaceAll(/\\(.)/g, '$1')),
    leftOut: [],
  };
}

/** Every cell of every table of LinkedIn's archive, below the names of its columns. */
export function archiveSays(bytes: Uint8Array): FileSays {
  const cells = [...partsOf(bytes).values()].flatMap((table) =>
    [
      ...table
        .split('\n')
        .slice(1)
        .join('\n')
        .matchAll(/"((?:[^"]|"")*)"|([^,"\n]+)/g),
    ].map(([, inner, bare]) => (inner ?? bare ?? '').replaceAll('""', '"')),
  );
  const dates = cells.filter((cell) => parseDate(cell) !== null);
  return {
    texts: cells.filter((cell) => !dates.includes(cell)),
    links: [],
    leftOut: dates.map((text) => ({ reason: 'written in another form' as const, text })),
  };
}
