import { readdirSync, readFileSync } from 'node:fs';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARCHIVE_HE, toArchive } from '../../../functions/import/linkedIn/archive.fixture.ts';
import { toEmbeddedElement } from '../../../functions/pdf/embeddedResume.ts';
import type { LocalProduct } from '../../../infra/local/startLocal.ts';
import { ENDPOINTS } from '../../../shared/api/endpoints.ts';
import { UPLOAD_FORMATS, WORD_MEDIA_TYPE, type UploadFormatId } from '../../../shared/upload/uploadFormats.ts';
import type { ImportedResume } from '../../../shared/api/import.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { ERRORS, type ErrorCode } from '../../../shared/errors/errors.ts';
import { toMarkdown, toPlainText } from '../../../shared/export/plainText.ts';
import { writeWordFile } from '../../../shared/export/word/wordFile.ts';
import { SAMPLE_EN } from '../../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { everyNth } from '../../support/exhaustive.ts';
import { setUpSharedProduct } from '../../support/sharedProduct.ts';
import { signInPerson, type TestPerson } from '../../support/signIn.ts';

/** Importing over HTTP: real gateway, handlers, workers, files in the emulator of S3. */
const corpus = new URL('../../data/import-corpus/', import.meta.url);
const file = (path: string) => new Uint8Array(readFileSync(new URL(path, corpus)));
const CODES: ReadonlySet<string> = new Set(ENDPOINTS.parseResume.errors);
const READABLE = 'pdf/dana-chrome-1col.pdf';

const encode = (text: string) => new TextEncoder().encode(text);
/** A PDF that carries its résumé, as ours do: it is the quickest to read. */
const ofOurs = (resume: ResumeData) => encode(`%PDF-1.7\n${toEmbeddedElement(resume)}\n%%EOF`);
/** The wrapping of old Word and of encrypted files, with the name of an entry. */
const compound = (entry: string) =>
  new Uint8Array(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(entry, 'utf16le')]));

let local: LocalProduct;
let files: S3Client;
let dana: TestPerson;
let people = 0;

setUpSharedProduct((product) => {
  ({ local } = product);
  files = new S3Client();
});
// The first reading starts its process: on a busy machine that alone may take the time that a file has.
beforeAll(async () => {
  dana = await signInPerson(local.url, { email: 'reader@example.com', name: 'דנה' });
  await post(file(READABLE));
});
afterAll(async () => {
  files.destroy();
});
/** Somebody whose folder is empty, for tests that look at what is kept. */
const signInAnew = async () =>
  void (dana = await signInPerson(local.url, { email: `dana${(people += 1)}@example.com`, name: 'דנה' }));

type Answer = Partial<ImportedResume> & { readonly code?: string; readonly error?: string };
interface Sent {
  readonly userId?: string;
  readonly token?: string;
  readonly type?: string;
  readonly name?: string;
}

async function post(
  bytes: Uint8Array<ArrayBuffer> | undefined,
  { userId = dana.id, token = dana.accessToken, type = 'application/pdf', name = 'קורות חיים.pdf' }: Sent = {},
): Promise<{ status: number; body: Answer }> {
  const form = new FormData();
  form.set('userId', userId);
  if (bytes) form.set('resume', new File([bytes], name, { type }));
  const response = await fetch(`${local.url}/api/parse-resume`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

async function kept(of: TestPerson = dana): Promise<{ key: string; size: number }[]> {
  const { Contents = [] } = await files.send(
    new ListObjectsV2Command({ Bucket: process.env['UPLOAD_BUCKET'], Prefix: `${of.id}/` }),
  );
  return Contents.map(({ Key = '', Size = 0 }) => ({ key: Key, size: Size }));
}

/** A readable file of that size. */
function padded(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set(file(READABLE));
  return bytes;
}

const ask = (bytes: number, type = 'application/pdf') => dana.call('POST', '/api/uploads', { bytes, type });

describe('POST /api/parse-resume', () => {
  it('[API-03] takes a PDF and its owner as a form, and answers the résumé and how sure it is', async () => {
    const { status, body } = await post(file(READABLE));
    const { truth } = JSON.parse(readFileSync(new URL('truth/dana-chrome-1col.json', corpus), 'utf8')) as {
      truth: { personalInfo: { fullName: string; email: string } };
    };
    expect([status, body.source]).toEqual([200, 'text']);
    expect(body.resumeData?.personalInfo).toMatchObject({
      fullName: truth.personalInfo.fullName,
      email: truth.personalInfo.email,
    });
    expect(body.confidence).toMatchObject({
      'personalInfo.email': expect.any(Number),
      'experience.0.title': expect.any(Number),
    });
    for (const sure of Object.values(body.confidence ?? {}))
      expect(sure).toSatisfy((value: number) => value > 0 && value <= 1);
    expect(body).toMatchObject({ unplaced: expect.any(Array), personal: expect.any(Array) });
  });

  it('keeps the file below its owner for a day, once however often it is sent', async () => {
    await signInAnew();
    const bytes = ofOurs(SAMPLE_HE);
    await post(bytes);
    await post(bytes);
    expect(await kept()).toEqual([{ key: expect.stringMatching(/^[\w-]+\/[0-9a-f]{64}\.pdf$/), size: bytes.length }]);
  });

  it('reads a PDF of ours exactly', async () => {
    const { body } = await post(ofOurs(SAMPLE_HE));
    expect(body).toEqual({
      resumeData: SAMPLE_HE,
      unplaced: [],
      confidence: {},
      picturePages: [],
      personal: [],
      doubts: {},
      saidAgain: [],
      placedByModel: [],
      source: 'carried',
    });
  });

  it('[UP-01] refuses what is not a PDF, by its type or by its content, and keeps none of it', async () => {
    await signInAnew();
    const error = ERRORS.only_pdf.en;
    const refused = { status: 415, body: { code: 'only_pdf', error } };
    expect(await post(file(READABLE), { type: 'image/png' })).toMatchObject(refused);
    expect(await post(Buffer.from('GIF89a\0\u0001'))).toMatchObject(refused);
    const empty = { status: 422, body: { code: 'empty_file', error: ERRORS.empty_file.en } };
    expect(await post(new Uint8Array())).toMatchObject(empty);
    expect(await kept()).toEqual([]);
  });

  it('reads a file as what it is, whatever it is called', async () => {
    const asWord = { type: WORD_MEDIA_TYPE, name: 'cv.docx' };
    const word = { status: 200, body: { source: 'text', resumeData: { personalInfo: { phone: '052-1234567' } } } };
    expect(await post(file('edge/docx-as.pdf'), asWord)).toMatchObject(word);
    expect(await post(file('edge/docx-as.pdf'))).toMatchObject(word);
    expect(await post(file(READABLE), asWord)).toMatchObject({ status: 200 });
  });

  it("reads LinkedIn's data archive, asks no model, and says what another ZIP lacks", async () => {
    const zip = { type: 'application/zip', name: 'Basic_LinkedInDataExport_11-22-2026.zip' };
    expect(await post(toArchive(ARCHIVE_HE, 'Basic_LinkedInDataExport_11-22-2026/'), zip)).toMatchObject({
      status: 200,
      body: {
        source: 'text',
        confidence: {},
        resumeData: { headline: 'מנהלת מוצר', experience: [{ company: 'אלביט', startDate: '2019-03', current: true }] },
        unplaced: ['Industry: היי־טק'],
        personal: expect.arrayContaining(['Birth Date: Jul 14']),
      },
    });
    expect(
      await post(toArchive({ 'list.csv': 'a,b' }), { ...zip, type: 'application/x-zip-compressed' }),
    ).toMatchObject({
      status: 422,
      body: { code: 'not_linkedin_archive', error: ERRORS.not_linkedin_archive.en },
    });
  });

  it.each([
    ['he', SAMPLE_HE],
    ['en', SAMPLE_EN],
  ] as const)('[UP-01] [UP-05] reads files of each format in %s', async (language, sample) => {
    const stored = (format: string) =>
      new Uint8Array(readFileSync(new URL(`../../data/import-${format}/${language}.${format}`, import.meta.url)));
    const templates = new URL('../../../shared/templates/', import.meta.url);
    const css = ['base.css', 'styles/classic.css']
      .map((path) => readFileSync(new URL(path, templates), 'utf8'))
      .join('');
    const all: readonly (readonly [UploadFormatId, Uint8Array<ArrayBuffer>])[] = [
      ['docx', new Uint8Array(await writeWordFile(sample, css))],
      ['doc', stored('doc')],
      ['odt', stored('odt')],
      ['rtf', stored('rtf')],
      ['text', encode(toPlainText(sample))],
      ['text', encode(toMarkdown(sample))],
    ];
    // Every other one in Hebrew, the others in English: the tests of each format read it in both.
    const files = everyNth(2, language === 'he' ? all : [...all.slice(1), ...all.slice(0, 1)]);
    const read = await Promise.all(
      files.map(async ([format, bytes]) => {
        const { mediaTypes, extensions } = UPLOAD_FORMATS[format];
        const { body } = await post(bytes, { type: mediaTypes[0], name: `קורות חיים.${extensions[0]}` });
        const { personalInfo, experience = [] } = body.resumeData ?? {};
        return [personalInfo?.email, personalInfo?.fullName, ...experience.map(({ company }) => company)];
      }),
    );
    const { email, fullName } = sample.personalInfo;
    const expected = [email, fullName, ...sample.experience.map(({ company }) => company)];
    expect(read).toEqual(files.map(() => expected));
  });

  it('[UP-01] [UP-03] says about a file of Word 95 what to do, and of an encrypted one that it is', async () => {
    await signInAnew();
    const old = readFileSync(new URL('../../data/import-doc/en.doc', import.meta.url));
    const start = old.indexOf(Buffer.from([0xec, 0xa5]));
    const changed = (...[at, ...bytes]: number[]) => {
      const file = new Uint8Array(old);
      file.set(bytes, start + (at ?? 0));
      return file;
    };
    const encrypted = { body: { code: 'password_protected', error: ERRORS.password_protected.en } };
    const tooOld = { body: { code: 'old_word_file', error: ERRORS.old_word_file.en } };
    expect(await post(compound('EncryptedPackage'), { type: WORD_MEDIA_TYPE })).toMatchObject(encrypted);
    // Told by its first bytes.
    expect(await kept()).toEqual([]);
    const [type] = UPLOAD_FORMATS.doc.mediaTypes;
    expect(await post(changed(11, 0x13), { type })).toMatchObject(encrypted);
    expect(await post(changed(2, 0x68, 0), { type })).toMatchObject(tooOld);
  });

  it('[UP-02] says when there is no file', async () => {
    const missing = { status: 400, body: { code: 'file_required', error: 'Please select a file first' } };
    expect(await post(undefined)).toMatchObject(missing);
    // What a browser sends for a file input without a file.
    expect(await post(new Uint8Array(), { name: '', type: 'application/octet-stream' })).toMatchObject(missing);
  });

  it('reads for signed-in people and for themselves alone', async () => {
    await signInAnew();
    expect((await post(file(READABLE), { token: 'no.good.token' })).status).toBe(401);
    expect(await post(file(READABLE), { userId: 'somebody-else' })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect(await kept()).toEqual([]);
  });

  it('answers a form that is none with an error', async () => {
    for (const [type, body, status] of [
      ['multipart/form-data; boundary=x', '--x\r\nbroken', 400],
      ['multipart/form-data', 'x', 400],
      ['application/json', '{}', 415],
    ] as const) {
      const response = await fetch(`${local.url}/api/parse-resume`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${dana.accessToken}`, 'content-type': type },
      });
      expect(response.status, type).toBe(status);
    }
  });

  it('[UP-07] takes files up to 4 MB, and no larger ones', async () => {
    expect((await post(padded(4_000_000))).status).toBe(200);
    expect(await post(padded(4_100_000))).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
  });
});

describe('damaged, hostile and unreadable files', () => {
  /** Where the endpoint begins a job: scans, and fonts that say nothing about what they draw. */
  const STARTED = new Set(['image-only-scan.pdf', 'count-1e9.pdf', 'no-tounicode-he.pdf', 'no-tounicode-en.pdf']);

  it('are each answered, and the next file is read', async () => {
    const wrong: string[] = [];
    // Each of them is read by the import itself in import-files.test.ts.
    const others = readdirSync(new URL('edge/', corpus)).filter((name) => !STARTED.has(name));
    for (const name of [...everyNth(2, [...STARTED]), ...everyNth(8, others.toSorted())]) {
      const { status, body } = await post(file(`edge/${name}`));
      const isAnswer = STARTED.has(name)
        ? status === 202
        : status === 200 || (status < 500 && CODES.has(body.code ?? ''));
      if (!isAnswer) wrong.push(`${name}: ${status} ${body.code}`);
    }
    expect(wrong).toEqual([]);
    expect((await post(file(READABLE))).status).toBe(200);
  });

  it.each([
    ['enc-user-aes256.pdf', 'password_protected'],
    ['truncated.pdf', 'damaged_pdf'],
    ['pages-200.pdf', 'too_many_pages'],
    ['hidden-text.pdf', 'nothing_found'],
    ['bomb-1GB-spaces.pdf', 'pdf_too_large'],
  ])('%s is answered %s in words a person reads', async (name, code) => {
    const { body } = await post(file(`edge/${name}`));
    expect(body).toMatchObject({ code, error: ERRORS[code as ErrorCode].en });
  });
});

describe('a larger file', () => {
  interface Form {
    readonly uploadId: string;
    readonly url: string;
    readonly fields: Readonly<Record<string, string>>;
  }
  const put = (
    { url, fields }: Form,
    bytes: Uint8Array<ArrayBuffer>,
    changes: Readonly<Record<string, string>> = {},
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...changes })) form.set(name, value);
    form.set('file', new File([bytes], 'resume.pdf', { type: 'application/pdf' }));
    return fetch(url, { method: 'POST', body: form, headers: { origin: local.url } });
  };

  it('[UP-07] is posted to the bucket below its owner, and read there', async () => {
    await signInAnew();
    const bytes = padded(6_000_000);
    const form = (await ask(bytes.length)).body as Form;
    const posted = await put(form, bytes);
    expect([posted.status, posted.headers.get('access-control-allow-origin')]).toEqual([204, local.url]);
    expect(await kept()).toEqual([{ key: `${dana.id}/${form.uploadId}.pdf`, size: bytes.length }]);
    const read = await dana.call('POST', `/api/uploads/${form.uploadId}/parse`);
    expect([read.status, read.body['source'], read.body['resumeData'].personalInfo.email]).toEqual([
      200,
      'text',
      'dana.levicohen@example.co.il',
    ]);
  });

  it('[UP-07] is put under the key and in the size it was signed for alone', async () => {
    await signInAnew();
    const form = (await ask(1_000)).body as Form;
    expect((await put(form, new Uint8Array(1_001))).status).toBe(400);
    expect((await put(form, new Uint8Array(100), { key: 'somebody-else/1.pdf' })).status).toBe(403);
    const policy = Buffer.from(JSON.stringify({ expiration: '2099-01-01T00:00:00Z', conditions: [] })).toString(
      'base64',
    );
    expect((await put(form, new Uint8Array(100), { Policy: policy })).status).toBe(400);
    expect(await kept()).toEqual([]);
    expect(await dana.call('POST', `/api/uploads/${form.uploadId}/parse`)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });

  it('[UP-07] gets no form above 10 MB, and none that is not a PDF', async () => {
    expect(await ask(10_000_001)).toMatchObject({ status: 413, body: { code: 'pdf_too_large' } });
    expect(await ask(5_000_000, 'image/png')).toMatchObject({ status: 415, body: { code: 'only_pdf' } });
  });

  it('is read by nobody else', async () => {
    const bytes = file(READABLE);
    const form = (await ask(bytes.length)).body as Form;
    expect((await put(form, bytes)).status).toBe(204);
    const other = await signInPerson(local.url, { email: 'noam@example.com', name: 'נועם' });
    expect((await other.call('POST', `/api/uploads/${form.uploadId}/parse`)).status).toBe(404);
  });
});
