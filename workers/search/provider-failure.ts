/**
 * Why a provider's answer cannot be used. The reason is a code for the log and contains nothing of the provider's
 * text.
 */
export class ProviderFailure extends Error {
  override name = "ProviderFailure";
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`the provider gave no answer: ${reason}`, options);
    this.reason = reason;
  }
}
