export { isReservedWord, readRemoteName, type RemoteName } from './remote-name.ts';
export { remoteTemplate, writeTemplate } from './write-template.ts';
