/** Keeps the screen on until the answered function is called. Where that is not possible nothing happens. */
export function keepAwake(): () => void {
  /** Usually one; a page that comes back before the first was granted holds two. */
  const locks: WakeLockSentinel[] = [];
  let over = false;
  const hold = async () => {
    if (document.visibilityState !== "visible") return;
    try {
      const lock = await navigator.wakeLock.request("screen");
      if (over) void lock.release();
      else locks.push(lock);
    } catch {
      // Not offered, or refused to save power.
    }
  };
  // A page that was away has lost it.
  document.addEventListener("visibilitychange", hold);
  void hold();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", hold);
    for (const lock of locks) void lock.release();
  };
}
