/** Reports that nothing may be sent to this address. The message is a sentence for the person who chose it. */
export class TargetRefused extends Error {
  override readonly name = 'TargetRefused';
}
