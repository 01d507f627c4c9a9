export { changeDist, type DistChange, onRender } from './change-dist.ts';
export { compressAgain } from './compress-again.ts';
export { withoutPrerendered, withRoutes } from './fewer-routes.ts';
export { chatDist, makeDist, payDist, shellDist, temporaryFolder } from './make-dist.ts';
export { rawGet, type RunningGateway, startGateway } from './start-gateway.ts';
export { type RunningControl, smallGate, startControl, uploadForm, uploadParts } from './start-control.ts';
export { createCertificate } from '../publish/browser/create-certificate.ts';
