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
  answerRated: "ok",
  answerRatedBefore: "warn",
  answerUnknown: "warn",
  answerCopied: "ok",
  reviewSaved: "ok",
  quoteCopied: "ok",
  joeBackup: "warn",
  voiceQuestionFailed: "danger",
  voiceReady: "ok",
  voiceEnded: "ok",
  voiceError: "danger",
  voiceStartFailed: "danger",
  voiceHeard: "ok",
  talkKept: "ok",
  talkDeleted: "ok",
  talksFull: "warn",
  questionAnswered: "ok",
  questionsMerged: "ok",
  questionSeparated: "ok",
  questionDismissed: "ok",
  questionRestored: "ok",
  notificationsRead: "ok",
  searchEmpty: "danger",
  searchFailed: "danger",
  blueprintUploaded: "ok",
  photoCaptured: "ok",
  blueprintAnalyzed: "ok",
  notAnImage: "danger",
  drawingRefused: "danger",
  analysisFailed: "danger",
  cameraDenied: "danger",
  drawingSaved: "ok",
  drawingsFull: "warn",
  drawingMoves: "danger",
  drawingDeleted: "ok",
  takeoffSaved: "ok",
  linesSaved: "ok",
} as const satisfies Record<string, "ok" | "warn" | "danger">;

export type ToastCode = keyof typeof TOASTS;

/** What is copied is copied: read at a glance, and gone as fast as a warning. */
const COPIES: readonly ToastCode[] = ["quoteCopied", "answerCopied"];

/** Toasts with a second line; its words are `toastDetails.<code>` in the shell's locale files. */
const DETAILED = ["quoteCopied"] as const;
export type DetailedToast = (typeof DETAILED)[number];

export function isDetailed(code: ToastCode): code is DetailedToast {
  return (DETAILED as readonly ToastCode[]).includes(code);
}

/** How long a toast stays once scripts run: 3 s for a warning or a copy, 4 s for an error or a success. */
export function toastMilliseconds(code: ToastCode): number {
  return TOASTS[code] === "warn" || COPIES.includes(code) ? 3_000 : 4_000;
}

export interface Toast {
  code: ToastCode;
  params?: Record<string, string | number>;
}

export function isToastCode(code: string): code is ToastCode {
  return Object.hasOwn(TOASTS, code);
}
