import { MEMBER_SCENES } from './scenes/member.ts';
import { sceneSuite } from './scenes/suite.ts';

sceneSuite('what is of one person alone', MEMBER_SCENES);
