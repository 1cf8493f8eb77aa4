import { runRestoreCommand } from '../../infra/operate/restore.ts';
import { killAfterCalls } from './killAfterCalls.ts';

/** `npm run restore` in a process that is killed after so many calls: `node restore.child.ts <folder> <calls> …`. */
const [, , folder = '', calls = '0', ...args] = process.argv;
killAfterCalls(Number(calls), () => true);
const { text, code } = await runRestoreCommand(args, { folder });
console.log(text);
process.exit(code);
