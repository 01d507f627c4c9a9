import { login } from './login/nl.ts';

export default { login };
