/** Milliseconds of vibration, or of vibration and pause by turns. */
export const PATTERNS = {
  default: [50],
  /** A press on a button. */
  light: [25],
  success: [100, 50, 100],
  error: [200, 100, 200, 100, 200],
} as const;
export type Pattern = keyof typeof PATTERNS;

/**
 * Lets the visitor feel something, where the device can and the visitor has not switched it off. Says whether the
 * device was asked. Before the first press browsers refuse and complain in the console, so it is not tried.
 */
export function vibrate(pattern: Pattern = "default"): boolean {
  if (typeof navigator === "undefined" || typeof navigator.vibrate !== "function") return false;
  if (document.documentElement.dataset.vibration === "off") return false;
  if (navigator.userActivation?.hasBeenActive === false) return false;
  return navigator.vibrate([...PATTERNS[pattern]]);
}
