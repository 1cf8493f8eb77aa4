import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ERRORS } from '../../shared/errors/errors.ts';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));
const CODES = Object.keys(ERRORS);
const filesOf = (pattern: RegExp) =>
  readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !/\.test\./.test(file))
    .map((file) => [file, readFileSync(join(WEB, file), 'utf8')] as const);

it('[ERR-22] no text that a person sees holds an error code', () => {
  const texts = [
    ...Object.values(ERRORS).flatMap(({ he, en }) => [he, en]),
    ...filesOf(/messages\/.*\.json$/).flatMap(([, json]) => Object.values(JSON.parse(json) as Record<string, string>)),
  ];
  const plain = CODES.filter((code) => code.includes('_'));
  expect(plain.length).toBeGreaterThan(20);
  expect(texts.filter((text) => plain.some((code) => text.includes(code)))).toEqual([]);
});

it('[ERR-22] no screen shows the code or message of an error: texts come from server or message files', () => {
  const shown = filesOf(/\.tsx$/)
    .filter(([, code]) =>
      />\s*\{[^{}]*\b(?:error|failure|problem|reason|cause)\??\.(?:code|message)\b[^{}]*\}/.test(code),
    )
    .map(([file]) => file);
  expect(shown).toEqual([]);
});
