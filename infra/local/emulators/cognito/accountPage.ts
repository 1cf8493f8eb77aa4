import { escapeHtml } from '../../../../shared/templates/document/tree.ts';
import type { LocalAccount } from './accounts.ts';

const PAGE_STYLE = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f0f4f9; color: #1f1f1f; font: 16px/1.5 system-ui, sans-serif }
  main { width: min(26rem, calc(100vw - 2rem)); box-sizing: border-box; padding: 2rem; border-radius: 1rem; background: #fff }
  h1 { margin: 0 0 .25rem; font-size: 1.5rem; font-weight: 400 }
  p { margin: 0 0 1.25rem; color: #444746 }
  button, input { box-sizing: border-box; width: 100%; padding: .75rem 1rem; border: 1px solid #747775; border-radius: .5rem; background: #fff; color: inherit; font: inherit; text-align: start }
  button { cursor: pointer; margin-bottom: .5rem } button:hover { background: #f0f4f9 }
  button small { display: block; color: #444746 }
  input { margin: .25rem 0 .75rem } label { display: block; font-size: .875rem }
  .next { border-color: #0b57d0; background: #0b57d0; color: #fff; text-align: center } .next:hover { background: #0842a0 }
  .cancel { border: 0; color: #0b57d0; text-align: center }
  hr { border: 0; border-top: 1px solid #c4c7c5; margin: 1.25rem 0 }
`;

/** The page on which a person of this machine chooses an account or types a new one, as Google's does. */
export function accountPage(uid: string, accounts: readonly LocalAccount[]): string {
  const known = accounts
    .map(
      (account) =>
        `<button name="account" value="${escapeHtml(account.sub)}">${escapeHtml(account.name)}<small>${escapeHtml(account.email)}</small></button>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Choose an account</title><style>${PAGE_STYLE}</style></head><body><main>
<h1>Choose an account</h1><p>to continue to Korot. This page stands in for Google on this machine; no password is needed.</p>
${known && `<form method="post" action="/interaction/${escapeHtml(uid)}">${known}</form><hr>`}
<form method="post" action="/interaction/${escapeHtml(uid)}">
<label>Email<input name="email" type="email" required autocomplete="off"></label>
<label>Name<input name="name" autocomplete="off" dir="auto"></label>
<button class="next">Next</button></form>
<form method="post" action="/interaction/${escapeHtml(uid)}"><button class="cancel" name="cancel" value="1">Cancel</button></form>
</main></body></html>`;
}
