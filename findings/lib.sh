# Sourced by the findings: an empty folder that goes afterwards, exact versions of public packages in it, and a module
# that compares what a program says with what it said when the finding was written.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

packages() {
  (cd "$work" && echo '{"type":"module"}' > package.json && npm install --silent --no-audit --no-fund --ignore-scripts "$@")
  echo "With $*"
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
