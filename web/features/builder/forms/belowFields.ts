// What stands below fields and comes behind them, as one file of script: each file is a request.
export { default as PrivateDataNote } from '../help/PrivateDataNote.tsx';
export { PersonalMore } from './PersonalMore.tsx';
