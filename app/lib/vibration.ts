/** Milliseconds of vibration, or alternating vibration and pause. */
export const PATTERNS = {
  default: [50],
  /** A press on a button. */
  light: [25],
  success: [100, 50, 100],
  error: [200, 100, 200, 100, 200],
} as const;
export type Pattern = keyof typeof PATTERNS;

/**
 * Vibrates, if the device can and the visitor has not switched it off. Returns whether the device was asked. Before
 * the first press browsers refuse and log a warning, so it is not tried.
 */
export function vibrate(pattern: Pattern = "default"): boolean {
  if (typeof navigator === "undefined" || typeof navigator.vibrate !== "function") return false;
  if (document.documentElement.dataset.vibration === "off") return false;
  if (navigator.userActivation?.hasBeenActive === false) return false;
  return navigator.vibrate([...PATTERNS[pattern]]);
}
