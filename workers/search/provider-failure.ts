/** Why a provider's answer is none. The reason is a code, fit for a log; nothing of what the provider said is. */
export class ProviderFailure extends Error {
  override name = "ProviderFailure";
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`the provider gave no answer: ${reason}`, options);
    this.reason = reason;
  }
}
