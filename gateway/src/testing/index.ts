export { changeDist, type DistChange, onRender } from './change-dist.ts';
export { makeDist } from './make-dist.ts';
export { smallGate, uploadForm, uploadParts } from './start-control.ts';
