# Sourced by the findings: an empty folder that goes afterwards, exact versions of public packages in it, and a module
# that compares what a program says with what it said when the finding was written.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

packages() {
  (cd "$work" && echo '{"type":"module"}' > package.json && npm install --silent --no-audit --no-fund --ignore-scripts "$@")
  echo "With $*"
}

# Packages, and `chromium.mjs`, by which the module starts the Chromium that comes with npm. What is packed with it looks
# for fonts in /tmp; where it finds none at all, a page's own are not drawn the first time either.
browser() {
  packages @sparticuz/chromium@153.0.0 puppeteer-core@25.16.0 "$@"
  cat > "$work/chromium.mjs" <<'MODULE'
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import puppeteer from 'puppeteer-core';

export async function launch() {
  const folder = process.cwd();
  process.env.TMPDIR = folder;
  const packed = (name) => inflate(join('node_modules/@sparticuz/chromium/bin', name));
  const [executablePath] = await Promise.all(
    ['chromium.br', 'fonts.tar.br', 'al2023.tar.br', 'swiftshader.tar.br'].map(packed),
  );
  const fonts = join(folder, 'fonts');
  const settings = join(fonts, 'fonts.conf');
  writeFileSync(settings, readFileSync(settings, 'utf8').replaceAll('/tmp/fonts', fonts));
  return puppeteer.launch({
    executablePath,
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage'],
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: fonts },
  });
}
MODULE
}

# The module is the standard input; `runtime` is the program that runs it, if not this machine's Node.
check() {
  {
    cat <<'MODULE'
const marks = { '\u200e': '<LRM>', '\u200f': '<RLM>', '\u00a0': '<NBSP>' };
const shown = (value) => JSON.stringify(value).replace(/[\u200e\u200f\u00a0]/g, (mark) => marks[mark]);
/** What a program says for an input, which must still be what it said. */
function says(input, seen, told) {
  const [is, was] = [shown(seen), shown(told)];
  console.log(`  ${input}: ${is}${is === was ? '' : `   CHANGED, it was ${was}`}`);
  if (is !== was) process.exitCode = 1;
}
MODULE
    cat
  } > "$work/check.mjs"
  (cd "$work" && "${runtime:-node}" check.mjs)
}
