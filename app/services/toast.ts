/** Every toast and its tone. The words are `toasts.<code>` in the shell's locale files. */
export const TOASTS = {
  signedIn: "ok",
  signedOut: "ok",
  signInFailed: "danger",
  signUpFailed: "danger",
  accountCreated: "ok",
  emailConfirmed: "ok",
  confirmationSent: "ok",
  recoverySent: "ok",
  passwordChanged: "ok",
  profileSaved: "ok",
  preferencesSaved: "ok",
  addedToCart: "ok",
  cartFull: "warn",
  productUnknown: "warn",
  cartUpdated: "ok",
  removedFromCart: "ok",
  cartCleared: "ok",
  conversationCleared: "ok",
} as const satisfies Record<string, "ok" | "warn" | "danger">;

export type ToastCode = keyof typeof TOASTS;

export interface Toast {
  code: ToastCode;
  params?: Record<string, string | number>;
}

export function isToastCode(code: string): code is ToastCode {
  return Object.hasOwn(TOASTS, code);
}
