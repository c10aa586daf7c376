/** Tells when the device loses every network, and when it has one again, until the answered function is called. */
export function watchNetwork(tell: (online: boolean) => void): () => void {
  const off = () => tell(false);
  const on = () => tell(true);
  window.addEventListener("offline", off);
  window.addEventListener("online", on);
  return () => {
    window.removeEventListener("offline", off);
    window.removeEventListener("online", on);
  };
}
