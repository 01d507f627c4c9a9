/** The type of a function whose result may come later, because it may wait for a database. */
export type MayWait<Call> = Call extends (...parameters: infer Parameters) => infer Result
  ? (...parameters: Parameters) => Result | Promise<Result>
  : never;
