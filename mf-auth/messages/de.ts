import { login } from './login/de.ts';

export default { login };
