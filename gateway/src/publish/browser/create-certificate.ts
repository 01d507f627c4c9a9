import { createHash, X509Certificate } from 'node:crypto';

import { generate } from 'selfsigned';

export interface OwnCertificate {
  key: string;
  cert: string;
  /** The base64 SHA-256 hash of its public key, by which the browser of the check accepts it for every host. */
  publicKeyHash: string;
}

/** Creates a certificate for one run. The key leaves this process in no way. */
export const createCertificate = async (): Promise<OwnCertificate> => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec' });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, publicKeyHash: createHash('sha256').update(publicKey).digest('base64') };
};
