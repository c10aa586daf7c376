/** Whether nothing should glide: the device says so, or the visitor does in their settings. */
export function wantsLessMotion(): boolean {
  return (
    window.matchMedia("(prefers-reduced-motion: reduce)").matches ||
    document.documentElement.dataset.motion === "less"
  );
}
