import { posix } from 'node:path';
import { unzipUntrusted } from '../file/untrustedZip.ts';
import { utf16Of } from '../file/utf16.ts';
import type { OdtParts } from '../openDocument/odtDocument.ts';
import { RefusedFile } from '../page/refusedFile.ts';
import { parseWordXml } from './wordXml.ts';

/** A relation from a part of a Word file to another part (`path`) or an external address; the unused one is empty. */
export interface Relation {
  readonly kind: string;
  readonly path: string;
  readonly address: string;
}

/**
 * Kinds of relations whose parts are unpacked, by the end of their names, which both forms of the standard share.
 * Macros, objects and custom data are never unpacked, a picture only on request.
 */
const READ_KINDS: ReadonlySet<string> = new Set([
  'officeDocument',
  'styles',
  'numbering',
  'settings',
  'header',
  'footer',
  'footnotes',
  'endnotes',
  'diagramData',
  'chart',
  'aFChunk',
]);
/** Most parts that are unpacked; a résumé has a dozen. */
const MAX_PARTS = 200;
const ODT_PARTS: ReadonlySet<string> = new Set(['content.xml', 'styles.xml', 'META-INF/manifest.xml']);
/** How an encrypted OpenDocument file shows: its manifest says so at each entry, or one entry holds everything. */
const ENCRYPTED_ENTRY = /<(?:[\w-]{1,40}:)?encryption-data[\s>]/;
const ENCRYPTED_PACKAGE = 'encrypted-package';
/** The part that each file of the Office family has. Relations tell which kind of file it is. */
const CONTENT_TYPES = '[Content_Types].xml';
/** The first entry's name in such a file, whatever the directory at its end says. */
const FIRST_ENTRY =
  /^(?:\[Content_Types\]\.xml|_rels\/|word\/|docProps\/|mimetypeapplication\/vnd\.oasis\.opendocument\.text)/;
const FIRST_NAME_BYTES = [30, 100] as const;
const RELATIONS = /\.rels$/i;

/**
 * Unpacks the needed parts of a Word or OpenDocument file within the limits of {@link unzipUntrusted}. Throws
 * `only_pdf` for any other archive and `password_protected` for an encrypted one; also throws if relations are no XML.
 */
export function openOfficePackage(bytes: Uint8Array): { readonly word: OfficePackage } | { readonly odt: OdtParts } {
  let [isEncrypted, isOffice] = [false, false];
  const described = unzipUntrusted(bytes, (path) => {
    isEncrypted ||= path === ENCRYPTED_PACKAGE;
    isOffice ||= path === CONTENT_TYPES;
    return RELATIONS.test(path) || ODT_PARTS.has(path);
  });
  if (isEncrypted) throw new RefusedFile('password_protected');
  const relations = new Map(
    [...described]
      .filter(([path]) => RELATIONS.test(path))
      .map(([path, content]) => [keyOf(path), readRelations(ownerOf(path), decode(content))] as const),
  );
  const relationsOf = (path: string) => relations.get(keyOf(relationsPath(path))) ?? new Map<string, Relation>();
  const main = [...relationsOf('').values()].find((relation) => relation.kind === 'officeDocument');
  if (main && main.path !== '') return { word: wordPackage(bytes, main.path, relationsOf) };
  const odt = new Map([...described].map(([path, content]) => [path, decode(content)]));
  if (ENCRYPTED_ENTRY.test(odt.get('META-INF/manifest.xml') ?? '')) throw new RefusedFile('password_protected');
  if (odt.has('content.xml')) return { odt };
  isOffice ||= FIRST_ENTRY.test(Buffer.from(bytes.subarray(...FIRST_NAME_BYTES)).toString('latin1'));
  throw new RefusedFile(isOffice ? 'damaged_pdf' : 'only_pdf');
}

/** The parts of a Word file that hold text and its look, found by their relations (ECMA-376, part 2). */
export type OfficePackage = ReturnType<typeof wordPackage>;

function wordPackage(bytes: Uint8Array, main: string, relationsOf: (path: string) => ReadonlyMap<string, Relation>) {
  const wanted = partsFrom(main, relationsOf);
  const parts = unzipUntrusted(bytes, (path) => wanted.has(keyOf(path)));
  const contents = new Map([...parts].map(([path, content]) => [keyOf(path), content]));
  const bytesOf = (path: string) => contents.get(keyOf(path));
  return {
    /** Path of the main document. */
    main,
    bytesOf,
    textOf(path: string) {
      const content = bytesOf(path);
      return content && decode(content);
    },
    /** Returns the bytes of a picture of at most `most` bytes, unpacked on request; undefined if it is broken. */
    pictureOf(path: string, most: number) {
      const isWanted = (name: string, size: number) => keyOf(name) === keyOf(path) && size <= most;
      try {
        return [...unzipUntrusted(bytes, isWanted).values()][0];
      } catch {
        return undefined;
      }
    },
    /** Relations of a part, by the ids that the part's text uses. */
    relationsOf,
  };
}

/** Part names ignore case. */
const keyOf = (path: string) => path.toLowerCase();

/** Returns the path of a part's relations, and the part that owns a relations file. */
const relationsPath = (path: string) => posix.join(posix.dirname(path), '_rels', `${posix.basename(path)}.rels`);
const ownerOf = (relations: string) =>
  posix.join(posix.dirname(posix.dirname(relations)), posix.basename(relations).replace(RELATIONS, ''));

function readRelations(owner: string, xml: string): ReadonlyMap<string, Relation> {
  const relations = new Map<string, Relation>();
  for (const { attributes } of parseWordXml(xml).children[0]?.children ?? []) {
    const { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode } = attributes;
    const kind = type.slice(type.lastIndexOf('/') + 1);
    const isOutside = mode === 'External';
    // Relative to the root or to the part; nothing is above the root.
    const path = isOutside ? '' : posix.resolve('/', posix.dirname(owner), target).slice(1);
    relations.set(id, { kind, path, address: isOutside ? target : '' });
  }
  return relations;
}

/** Returns all parts that are read, following relations in any direction. */
function partsFrom(main: string, relationsOf: (path: string) => ReadonlyMap<string, Relation>): ReadonlySet<string> {
  const paths = new Set([keyOf(main)]);
  // Iterating a set also visits what is added on the way.
  for (const path of paths)
    for (const relation of relationsOf(path).values())
      if (relation.path !== '' && READ_KINDS.has(relation.kind) && paths.size < MAX_PARTS)
        paths.add(keyOf(relation.path));
  return paths;
}

/** Decodes XML in UTF-8 or UTF-16. */
const decode = (content: Uint8Array): string => new TextDecoder(utf16Of(content) ?? 'utf-8').decode(content);
