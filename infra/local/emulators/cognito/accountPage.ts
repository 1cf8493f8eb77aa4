import { escapeHtml } from '../../../../shared/templates/document/tree.ts';
import { renderPage } from '../page.ts';
import type { LocalAccount } from './accounts.ts';

const ACCOUNTS_STYLE = `
  button, input { text-align: start }
  button small { display: block; color: #444746 }
  input { margin: .25rem 0 .75rem }
  label { display: block; font-size: .875rem }
  hr { border: 0; border-top: 1px solid #c4c7c5; margin: 1.25rem 0 }
`;

/** The page on which a person of this machine chooses an account or types a new one, as Google's does. */
export function accountPage(uid: string, accounts: readonly LocalAccount[]): string {
  const form = (fields: string) => `<form method="post" action="/interaction/${escapeHtml(uid)}">${fields}</form>`;
  const known = accounts.map(({ sub, name, email }) => {
    const label = `${escapeHtml(name)}<small>${escapeHtml(email)}</small>`;
    return `<button name="account" value="${escapeHtml(sub)}">${label}</button>`;
  });
  const newAccount = `<label>Email<input name="email" type="email" required autocomplete="off"></label>
<label>Name<input name="name" autocomplete="off" dir="auto"></label>
<button class="next primary">Next</button>`;
  const body = `<h1>Choose an account</h1>
<p>to continue to Korot. This page stands in for Google on this machine; no password is needed.</p>
${known.length > 0 ? `${form(known.join(''))}<hr>` : ''}
${form(newAccount)}
${form('<button class="cancel" name="cancel" value="1">Cancel</button>')}`;
  return renderPage('en', 'Choose an account', body, ACCOUNTS_STYLE);
}
