import { MEMBER_SCENES } from './scenes/member.ts';
import { walks } from './scenes/suite.ts';

walks('what is of one person alone', MEMBER_SCENES);
